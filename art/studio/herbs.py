"""The herbs of the shop: how each stands beside a vessel and what of it lies there. Colours as they look, #rrggbb."""
from math import cos, sin

from growth import berries, blades, blossom, bowl, fallen, fingers, flesh, flowers, fruits, lumps, petals, poured, roots, rosette, seeds, spike, sticks, stalked, strands, surface, twigs
from shapes import ball, placed, rounded, tube, turned

FAN, PAIR = (6, 30, 48), (12, 40)

HERBS = {
    # leaves
    "neem": (twigs("#4f8a35", 0.42, 0.12, 7, tooth=0.12, curl=0.5), fallen("#4f8a35", 0.4, 0.12, 4, tooth=0.12, curl=0.4)),
    "tulsi": (twigs("#5f8f45", 0.3, 0.16, 4, FAN, 0.9, "#6f5a4a", spike("#8a5f8f"), tooth=0.08), fallen("#5f8f45", 0.3, 0.16, 3)),
    "brahmi": (twigs("#6da04a", 0.17, 0.1, 8, (0, 18, 34, 50), 0.95, tip=blossom("#e9e3f4", 5, 0.08), peak=0.65), fallen("#6da04a", 0.16, 0.1, 6, peak=0.65)),
    "aloe-vera": (rosette("#6d9a5a"), lumps("#bcd6a0", 4, 0.1, 0.15)),
    "moringa": (twigs("#6a9c3d", 0.19, 0.12, 9, FAN, 1.15), fallen("#6a9c3d", 0.18, 0.12, 6)),
    "henna": (twigs("#5d8a3c", 0.24, 0.09, 8, PAIR, 1.05, tip=berries("#e3c98e", 9, 0.028)), poured("#7c8a3a")),
    "indigo": (twigs("#3f7a5c", 0.2, 0.09, 9, PAIR, 1.1, tip=spike("#b2586f", 0.28)), poured("#34506b", 0.26)),
    "giloy": (twigs("#5b9440", 0.36, 0.32, 4, (20,), 1.25, alternate=True, peak=0.28), sticks("#8a8a56", "#e3d9ad", 5, 0.045)),
    "eucalyptus": (twigs("#7f9f88", 0.46, 0.1, 6, PAIR, 1.2, "#8a6a55", curl=0.7), fallen("#7f9f88", 0.42, 0.1, 3, curl=0.6)),
    "rosemary": (twigs("#5f7f56", 0.15, 0.022, 20, (0, 16, 32, 48), 1.05, "#7d6a4b", taper=0.5), fallen("#5f7f56", 0.16, 0.024, 9)),
    "lemongrass": (blades("#8fae55", 16, 0.07), sticks("#c9d59a", "#eef0d2", 4, 0.045, 0.5)),
    "vetiver": (blades("#7f9a57", 18, 0.05), strands("#a98a58", 110, 0.32)),
    "curry-leaf": (twigs("#3f7a33", 0.27, 0.11, 8, PAIR, 1.15), fallen("#3f7a33", 0.26, 0.1, 5)),
    "bala": (twigs("#6b9648", 0.28, 0.19, 5, PAIR, 1.05, tip=blossom("#f0c24a", 5, 0.11), along=blossom("#f0c24a", 5, 0.08), tooth=0.1, alternate=True), flowers(blossom("#f0c24a", 5, 0.13), 2)),
    "sahachara": (twigs("#55873f", 0.38, 0.14, 5, PAIR, 1.1, tip=blossom("#d9c3e6", 5, 0.12), along=blossom("#d9c3e6", 5, 0.09), tooth=0.08), flowers(blossom("#d9c3e6", 5, 0.13), 2)),
    "senna": (twigs("#7fa04e", 0.22, 0.08, 8, FAN, 1.0, tip=blossom("#f0c24a", 5, 0.09)), fallen("#8fa45e", 0.24, 0.09, 6)),
    "bhringraj": (twigs("#5b8a3f", 0.34, 0.1, 5, FAN, 1.0, tip=blossom("#f4f1e4", 18, 0.1, 0.28, "#d9cf8a", 0.15), tooth=0.06), flowers(blossom("#f4f1e4", 20, 0.12, 0.28, "#d9cf8a", 0.15), 3)),
    # flowers
    "rose": (twigs("#4d7a3c", 0.26, 0.18, 4, (18,), 0.95, tip=blossom("#d9708a", 7, 0.24, 1.05, "#c9506f", 0.55, 4), tooth=0.1), petals("#e08aa0", 0.22, 6)),
    "hibiscus": (twigs("#4a7f3a", 0.34, 0.22, 4, (20,), 1.0, tip=blossom("#c93a3f", 5, 0.34, 0.95, "#f0c24a", 0.35), tooth=0.12), flowers(blossom("#c93a3f", 5, 0.24, 0.95, "#f0c24a", 0.4), 1)),
    "lavender": (twigs("#8aa07f", 0.26, 0.03, 7, (4, 16, 28, 40), 0.8, "#8aa07f", spike("#7f6fb5", 0.34, 0.04)), petals("#8f7fc0", 0.06, 26)),
    "chamomile": (twigs("#7aa055", 0.14, 0.02, 12, (2, 18, 34, 48), 0.85, tip=blossom("#fbf8ee", 16, 0.13, 0.3, "#e3b02f", 0.0), taper=0.5), flowers(blossom("#fbf8ee", 16, 0.14, 0.3, "#e3b02f", 0.0), 3)),
    "saffron": (
        blades("#6f8f55", 9, 0.035, 0.8, 30),
        stalked(blossom("#9a7fc8", 6, 0.24, 0.5, "#d9521f", 1.5), "#cdbfe0", ((-0.02, 0.62), (0.22, 0.42), (0.34, 0.74))),
        strands("#a3200f", 80),
    ),
    "kaunch": (twigs("#5d8a42", 0.34, 0.24, 4, (22,), 1.15, tip=spike("#5f2f5f", 0.3, 0.05), alternate=True), seeds(["#2b211c", "#8a8078"], 0.05, 18, (1, 0.75, 0.6))),
    # fruit
    "amla": (twigs("#6f9f45", 0.13, 0.035, 22, PAIR, 1.2, along=berries("#b9c46a", 2, 0.075), taper=0.3), fruits("#b9c46a", 0.15, 3, cut="#d9dfa0")),
    "haritaki": (twigs("#6b8f4a", 0.36, 0.19, 5, (20,), 1.15), fruits("#8a7a45", 0.11, 5, (0.8, 0.8, 1.1), 0.16, 0.6)),
    "orange": (twigs("#3f7a35", 0.3, 0.16, 5, (20,), 1.05, tip=blossom("#fbf6ea", 5, 0.13)), fruits("#e08a2e", 0.2, 2, bumps=0.02, shine=0.4, cut="#f0a84a")),
    "kokum": (twigs("#3f6f38", 0.34, 0.14, 5, (20,), 1.1), fruits("#6a1f35", 0.13, 4, (1, 1, 0.85), cut="#a83a55")),
    "apricot": (twigs("#5f8f45", 0.26, 0.2, 5, (20,), 1.05), fruits("#e2a05a", 0.15, 3, cut="#f0c27a")),
    "coconut": (blades("#5f8f40", 13, 0.09, 1.25, 60), fruits("#6a4a2f", 0.25, 2, bumps=0.06, shine=0.9, cut="#f7f3e8", bump=0.8)),
    "beetroot": (twigs("#4f7a45", 0.44, 0.2, 3, (8, 26), 0.95, "#9a2f4a"), fruits("#7a2340", 0.18, 2, (1, 1, 1.05), 0.06, 0.6, "#a8204a")),
    "onion": (blades("#7fa05f", 8, 0.06, 1.1, 30), fruits("#8e3f5e", 0.19, 2, (1, 1, 0.86), 0.03, 0.25, "#e6c8d6")),
    "shikakai": (twigs("#5f8f42", 0.12, 0.03, 20, PAIR, 1.15, taper=0.3), roots("#5f3a26", 5, 0.035, 0.42)),
    "reetha": (twigs("#5a8a42", 0.36, 0.12, 6, (20,), 1.15), fruits("#8a5a2c", 0.1, 5, bumps=0.14, shine=0.3)),
    "bakuchi": (twigs("#5d8a45", 0.26, 0.22, 4, PAIR, 1.0, tip=spike("#8a6fb0", 0.2)), seeds(["#2f241d", "#3f3026"], 0.028, 120)),
    # roots, bark and wood
    "ashwagandha": (twigs("#5a8a45", 0.4, 0.22, 4, (20,), 1.1, along=berries("#e0632b", 3, 0.045), alternate=True, peak=0.38), roots("#c9a877", 3, 0.06, 0.66)),
    "turmeric": (blades("#5f9a45", 6, 0.3, 1.25, 50), fingers("#c98a35", "#ee9a1c")),
    "shatavari": (twigs("#6f9f55", 0.1, 0.012, 30, (0, 16, 30, 44, 56), 1.1, taper=0.4), roots("#dcc8a0", 5, 0.045, 0.5)),
    "safed-musli": (blades("#7faa58", 9, 0.08, 1.05, 60), roots("#ece0c4", 6, 0.035, 0.42)),
    "liquorice": (twigs("#6a9a4a", 0.24, 0.11, 7, (20,), 1.15), sticks("#9a7440", "#efcf6d", 6, 0.036)),
    "manjistha": (twigs("#5f8f4a", 0.26, 0.17, 5, PAIR, 1.05, "#a3452f", peak=0.3), sticks("#a3402f", "#d9705a", 7, 0.028)),
    "sandalwood": (twigs("#4d7f3c", 0.34, 0.14, 5, (20,), 1.1, along=berries("#4d2a3c", 2, 0.04)), sticks("#c99a62", "#efd09c", 5, 0.06)),
    "red-sandalwood": (twigs("#5a8a45", 0.3, 0.26, 4, (20,), 1.1, alternate=True, peak=0.5), sticks("#7a2a22", "#b5432f", 5, 0.06)),
    # seed and spice
    "sesame": (twigs("#6f9a48", 0.34, 0.11, 5, (18,), 1.15, along=blossom("#f0e4ee", 5, 0.1, cup=1.1)), seeds(["#efe2c0", "#e3d0a0"], 0.016, 300)),
    "castor": (twigs("#5a8a45", 0.42, 0.36, 3, (20,), 1.1, "#8a3f3a", tooth=0.3, alternate=True), seeds(["#6a4a3a", "#8a7060"], 0.055, 22, (1, 0.7, 0.5))),
    "almond": (twigs("#5d8f48", 0.34, 0.11, 6, (20,), 1.1, tip=blossom("#f6e3e6", 5, 0.13)), seeds(["#9a6238", "#8a5430"], 0.085, 12, (1, 0.6, 0.35), 0.17)),
    "cardamom": (blades("#5a9445", 7, 0.17, 1.2, 46), seeds(["#9fb06a", "#b5c07f"], 0.07, 16, (1, 0.45, 0.45), 0.15)),
    "kalonji": (twigs("#7f9f60", 0.16, 0.016, 12, PAIR, 1.0, tip=blossom("#b9c8e3", 6, 0.14, 0.6, "#5f7f55", 0.2)), seeds(["#17130f", "#241d18"], 0.02, 260)),
    "mustard": (twigs("#6f9f45", 0.3, 0.1, 5, PAIR, 0.95, tip=blossom("#f2cf2f", 4, 0.1)), seeds(["#c9942a", "#a8741f"], 0.02, 240, (1, 1, 1))),
    "fenugreek": (twigs("#6a9f45", 0.2, 0.13, 6, FAN, 0.95, peak=0.62), seeds(["#c99a3f", "#b5842f"], 0.028, 160, (1, 0.7, 0.7))),
    "flaxseed": (twigs("#7aa055", 0.18, 0.025, 12, (4, 20, 36), 1.0, tip=blossom("#8fa8e0", 5, 0.12, 1.0, "#e0d27a", 0.25)), seeds(["#7a4a26", "#8f5a30"], 0.024, 220, (1, 0.55, 0.35))),
    "fennel": (twigs("#7fa855", 0.14, 0.01, 22, (4, 24, 42), 1.05, tip=berries("#d9c94a", 14, 0.02), taper=0.5), seeds(["#a8b06a", "#95a058"], 0.036, 130, (1, 0.35, 0.35))),
    "pepper": (twigs("#4a7f3a", 0.36, 0.22, 4, (20,), 1.15, along=berries("#5f8f3a", 8, 0.026), alternate=True), seeds(["#231a15", "#3a2c22"], 0.036, 90, (1, 1, 1))),
    "rice": (blades("#b5b55f", 14, 0.04, 1.15, 40), seeds(["#f4efdf", "#ece4cc"], 0.03, 220, (1, 0.32, 0.3))),
    # resin, earth and what is made
    "guggulu": (twigs("#6f8f55", 0.16, 0.1, 6, PAIR, 0.95, "#8a6a4a"), lumps("#a86a26", 8, 0.085, 0.2)),
    "asafoetida": (twigs("#7f9f5a", 0.14, 0.014, 20, FAN, 1.0, tip=berries("#e3cf5a", 16, 0.022), taper=0.5), lumps("#b07a3c", 6, 0.08, 0.5)),
    "shilajit": (twigs("#6a8a5a", 0.2, 0.1, 5, (20,), 0.9), lumps("#1d120c", 5, 0.12, 0.12)),
    "ghee": (twigs("#6f9f4a", 0.34, 0.11, 5, (20,), 1.1), bowl("#efcf6a")),
    "clay": (twigs("#6f9f55", 0.3, 0.12, 5, (20,), 1.05), poured("#c9a77c", 0.32, 0.17)),
}


def _lions_mane():
    """A pale ball hung with soft spines."""
    pale = flesh("#efe6d2", 0.6)
    ball(0.3, pale, (0.9, 0.2, 0.34), (1, 0.9, 1.05), 0.08)
    for i in range(420):
        up, around = 0.5 + (i % 21) / 21 * 1.9, i * 2.399963
        x, y, z = sin(up) * cos(around), sin(up) * sin(around), cos(up)
        start = (0.9 + x * 0.29, 0.2 + y * 0.27, 0.34 + z * 0.31)
        end = (start[0] + x * 0.05, start[1] + y * 0.05, max(0.01, start[2] - 0.15))
        middle = tuple((a + b) / 2 + part * 0.03 for a, b, part in zip(start, end, (x, y, 0.6)))
        tube([start, middle, end], [0.013, 0.01, 0.003], pale, 5)


def _reishi():
    """Lacquered brackets, one above the other."""
    red, rim, stalk = flesh("#7a2a16", 0.12), flesh("#e3b070", 0.3), surface("#5a2418", 0.3)
    for x, y, z, size, lean in ((0.85, 0.25, 0.42, 0.36, 0.2), (1.02, 0.05, 0.24, 0.26, -0.1), (0.72, -0.35, 0.1, 0.2, 0.15)):
        cap = turned(rounded([(0, 0.07), (size * 0.6, 0.06), (size * 0.9, 0.02), (size * 0.93, 0), (0, -0.03)], 0.03, 6), red, 64)
        edge = turned(rounded([(size * 0.88, 0.022), (size, 0.0), (size * 0.9, -0.02)], 0.01, 4), rim, 64)
        for part in (cap, edge):
            placed(part, (x, y, z), (lean, -0.5, 1))
        tube([(x, y + 0.1, z), (x + 0.02, y + 0.12, z / 2), (x, y + 0.1, 0)], [0.05, 0.045, 0.06], stalk, 16)


def _cordyceps():
    """Slender orange clubs from one root."""
    skin = surface("#d9772e", 0.6, 0.3)
    for i in range(26):
        lean, around = 0.12 + (i % 7) * 0.07, i * 2.4
        top = 0.45 + (i * 37 % 17) / 17 * 0.5
        path = [(0.88 + sin(lean) * cos(around) * t * 1.1, 0.2 + sin(lean) * sin(around) * t, top * t) for t in (0, 0.3, 0.6, 0.85, 1)]
        tube(path, [0.02, 0.018, 0.024, 0.032, 0.012], skin, 10)
    strands("#c9662a", 14, 0.3)()


MUSHROOMS = {"lions-mane": _lions_mane, "reishi": _reishi, "cordyceps": _cordyceps}


def grow(name):
    """Puts a herb on the stage."""
    if name in MUSHROOMS:
        MUSHROOMS[name]()
        return
    for part in HERBS[name]:
        part()
