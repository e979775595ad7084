"""What things are made of, and which of three masks they are seen in.

`pack` is everything that belongs to the product (the plaster's colour does not reach it), `tint` is what takes the
product's colour, `label` is paper that is printed on later.
"""
import bpy

MASKS = ("pack", "tint", "label")


def plain(name, colour, roughness=0.5, **more):
    """A surface of one colour, linear RGB."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    for key, value in more.items():
        socket = shader.inputs[key.replace("_", " ")]
        socket.default_value = (*value, 1) if isinstance(value, tuple) and socket.type == "RGBA" else value
    return material


def soft(name, colour, roughness=0.35, **more):
    """Wax, cream, petals. Real depth would take many more samples than it is worth at this size; a sheen stands for it."""
    return plain(name, colour, roughness, **{"Sheen": 0.3, **more})


def metal(name, colour, roughness=0.25):
    return plain(name, colour, roughness, Metallic=1.0)


def varied(material, dark, light, scale, detail=5, stretch=None, between=(0.35, 0.7)):
    """Lets the colour wander between two."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    texture = _noise(material, scale, detail, stretch)
    ramp = nodes.new("ShaderNodeValToRGB")
    for element, colour, position in zip(ramp.color_ramp.elements, (dark, light), between):
        element.color, element.position = (*colour, 1), position
    links.new(texture.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def bumpy(material, scale, strength, distance=0.03, detail=4, stretch=None):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    links.new(_noise(material, scale, detail, stretch).outputs[0], bump.inputs["Height"])
    before = shader.inputs["Normal"].links
    if before:
        links.new(before[0].from_socket, bump.inputs["Normal"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return material


def _noise(material, scale, detail, stretch):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, mapping, texture = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise"))
    texture.inputs["Scale"].default_value, texture.inputs["Detail"].default_value = scale, detail
    if stretch:
        mapping.inputs["Scale"].default_value = stretch
    links.new(place.outputs["Object"], mapping.inputs[0])
    links.new(mapping.outputs[0], texture.inputs["Vector"])
    return texture


def glass(name, colour, ior=1.5, roughness=0.0):
    """Glass that lets light through in its shadow, tinted, instead of a black one."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    out, clear, bent, path, mix = (
        nodes.new(f"ShaderNode{kind}")
        for kind in ("OutputMaterial", "BsdfTransparent", "BsdfGlass", "LightPath", "MixShader")
    )
    bent.inputs["IOR"].default_value, bent.inputs["Roughness"].default_value = ior, roughness
    bent.inputs["Color"].default_value = (*colour, 1)
    clear.inputs[0].default_value = (*(min(1, part * 0.9 + 0.08) for part in colour), 1)
    links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    links.new(bent.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    return material


def leaf_skin(colour, through=0.36, vary=0.2):
    """A leaf: each a little lighter or darker, light shining through, veins along it by its own coordinates."""
    material = bpy.data.materials.new("leaf")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader, out = nodes["Principled BSDF"], nodes["Material Output"]
    shader.inputs["Roughness"].default_value = 0.42
    veined = _veins(material, colour)
    each, spread, shift = (nodes.new(f"ShaderNode{kind}") for kind in ("ObjectInfo", "MapRange", "HueSaturation"))
    spread.inputs["To Min"].default_value, spread.inputs["To Max"].default_value = 1 - vary, 1 + vary
    links.new(each.outputs["Random"], spread.inputs[0])
    links.new(spread.outputs[0], shift.inputs["Value"])
    links.new(veined, shift.inputs["Color"])
    links.new(shift.outputs[0], shader.inputs["Base Color"])
    glow, warm, mix = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTranslucent", "HueSaturation", "MixShader"))
    warm.inputs["Hue"].default_value, warm.inputs["Value"].default_value = 0.485, 1.5
    mix.inputs[0].default_value = through
    links.new(shift.outputs[0], warm.inputs["Color"])
    links.new(warm.outputs[0], glow.inputs[0])
    links.new(shader.outputs[0], mix.inputs[1])
    links.new(glow.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    return material


def _veins(material, colour):
    """A pale midrib and side veins that run forward from it: u goes along the leaf, v across."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, split = nodes.new("ShaderNodeUVMap"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs[0], split.inputs[0])

    def math(operation, first, second=None):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (first, second)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif value is not None:
                links.new(value, socket)
        return node.outputs[0]

    across = math("ABSOLUTE", math("SUBTRACT", split.outputs["Y"], 0.5))
    midrib = math("LESS_THAN", across, 0.022)
    forward = math("SUBTRACT", math("MULTIPLY", split.outputs["X"], 11.0), math("MULTIPLY", across, 5.0))
    side = math("MULTIPLY", math("LESS_THAN", math("FRACT", forward), 0.1), 0.45)
    vein = math("MAXIMUM", midrib, side)
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = (*colour, 1)
    mix.inputs["Color2"].default_value = (*(min(1, part * 1.5 + 0.05) for part in colour), 1)
    links.new(vein, mix.inputs["Fac"])
    return mix.outputs[0]


def seen_as(material, *masks, below=None):
    """Marks a material for masks; `below` limits the tint to heights under it."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    for name in MASKS:
        out = nodes.new("ShaderNodeOutputAOV")
        out.name = name
        out.inputs["Value"].default_value = 1.0 if name in masks else 0.0
        if name == "tint" and below is not None:
            place, split, under = (nodes.new(f"ShaderNode{kind}") for kind in ("NewGeometry", "SeparateXYZ", "Math"))
            under.operation = "LESS_THAN"
            under.inputs[1].default_value = below
            links.new(place.outputs["Position"], split.inputs[0])
            links.new(split.outputs["Z"], under.inputs[0])
            links.new(under.outputs[0], out.inputs["Value"])
    return material
