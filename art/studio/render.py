"""Takes pictures: `blender -b --python art/studio/render.py -- <folder> shelf | vessel:<name> | herb:<name> ...`"""
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402
import herbs  # noqa: E402
import stage  # noqa: E402
from vessels import bottles, contents, packs  # noqa: E402

THREADS = int(os.environ.get("THREADS", "2"))
#: Light takes many ways through glass, few over clay; the denoiser does the rest.
SAMPLES = {"vessels.bottles": 6, "vessels.packs": 4, "vessels.contents": 4, "shelf": 12, "herb": 3}
#: Where a herb stands and lies: beside every vessel, on the right.
BESIDE = (0.5, 1.0, 0.0, 0.9)

folder, *wishes = sys.argv[sys.argv.index("--") + 1 :]
Path(folder).mkdir(parents=True, exist_ok=True)
for wish in wishes:
    kind, _, name = wish.partition(":")
    build = getattr(bottles, name, None) or getattr(packs, name, None) or getattr(contents, name, None)
    scenes = build.__module__ if kind == "vessel" else kind
    near = scenes == contents.__name__
    stage.set_up(SAMPLES[scenes], threads=THREADS, near=near)
    if kind == "herb":
        herbs.grow(name)
        stage.take(f"herb-{name}", folder, region=BESIDE)
    elif kind == "vessel":
        before = set(bpy.data.objects)
        label = build()
        region = None if near else stage.region_of(set(bpy.data.objects) - before)
        stage.take(f"vessel-{name}", folder, label, region)
    else:
        stage.take("shelf", folder)
    print("TAKEN", wish, flush=True)
