"""The set on which every picture is taken: one shelf, one niche, one morning sun, one camera."""
import json
import math
import random
from pathlib import Path

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from denoise import denoise
from materials import MASKS, bumpy, leaf_skin, plain, seen_as, varied
from plants import sprig
from shapes import mesh

ROOM_LIGHT = "/usr/share/blender/datafiles/studiolights/world/interior.exr"
SUN = (-3.6, -3.2, 4.6)


def set_up(samples, size=800, threads=2, bare=False, near=False):
    """An empty stage with its light; nothing stands on it yet. `bare` leaves out the leaves before the sun; `near` looks
    down at what lies in the middle instead of straight at what stands there."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.03
    cycles.use_denoising, cycles.max_bounces, cycles.transparent_max_bounces = False, 10, 16
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 2, 3, 9
    cycles.sample_clamp_indirect, cycles.caustics_reflective, cycles.caustics_refractive = 3, False, False
    cycles.blur_glossy = 0.8
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.view_settings.exposure = -0.3
    _room_light(0.28, 2.2)
    _build_niche()
    _hang_lights()
    if not bare:
        _hang_leaves()
    if near:
        set_camera((0, -4.6, 2.7), (0, -0.2, 0.3), 88, focus=(0, -0.5, 0.25))
    else:
        set_camera((0, -6.4, 1.45), (0, 0, 0.98), 88, focus=(0, -0.42, 0.8))
    return scene


def _room_light(strength, turn):
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    out, back, picture, mapping, place = (
        nodes.new(f"ShaderNode{kind}")
        for kind in ("OutputWorld", "Background", "TexEnvironment", "Mapping", "TexCoord")
    )
    picture.image = bpy.data.images.load(ROOM_LIGHT)
    mapping.inputs["Rotation"].default_value[2] = turn
    back.inputs["Strength"].default_value = strength
    links.new(place.outputs["Generated"], mapping.inputs[0])
    links.new(mapping.outputs[0], picture.inputs[0])
    links.new(picture.outputs[0], back.inputs[0])
    links.new(back.outputs[0], out.inputs[0])


def _build_niche(back=1.7, half=1.02, spring=1.55, recess=0.26):
    ledge = bumpy(varied(plain("ledge", (0.6, 0.5, 0.36), 0.62), (0.57, 0.47, 0.34), (0.69, 0.59, 0.45), 2.2, 6), 9, 0.18, 0.05, 6)
    wall = bumpy(varied(plain("wall", (0.55, 0.45, 0.32), 0.9), (0.51, 0.41, 0.28), (0.62, 0.52, 0.37), 1.1, 6), 5, 0.22, 0.06, 8)
    for material in (ledge, wall):
        seen_as(material)
    mesh("ledge", [(-9, -9, 0), (9, -9, 0), (9, back, 0), (-9, back, 0)], [(0, 1, 2, 3)], ledge, smooth=False)
    arch = [(half, back, 0), (half, back, spring)]
    arch += [(half * math.cos(math.pi * i / 40), back, spring + half * math.sin(math.pi * i / 40)) for i in range(1, 40)]
    arch += [(-half, back, spring), (-half, back, 0)]
    around = [(-9, back, 0), (-9, back, 9), (9, back, 9), (9, back, 0)] + arch
    mesh("wall", around, [tuple(range(len(around)))], wall, smooth=False)
    deep = [(x, y + recess, z) for x, y, z in arch]
    count = len(arch)
    mesh("jamb", arch + deep, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], wall)
    mesh("niche", deep, [tuple(range(count))], wall, smooth=False)
    mesh("sill", [arch[-1], arch[0], deep[0], deep[-1]], [(0, 1, 2, 3)], ledge, smooth=False)


def _aimed(thing, at, target):
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)
    return thing


def _hang_lights():
    sun = bpy.data.lights.new("sun", "SPOT")
    sun.energy, sun.color, sun.spot_size, sun.spot_blend = 2000, (1, 0.87, 0.68), math.radians(46), 0.6
    sun.shadow_soft_size = 0.09
    _aimed(bpy.data.objects.new("sun", sun), SUN, (0, 0.8, 0.9))
    for at, target, width, height, power, colour in (
        ((-2.2, -1.6, 1.7), (0, 0, 0.9), 0.55, 2.2, 34, (1, 0.97, 0.92)),
        ((2.3, -0.4, 1.5), (0, 0, 0.9), 0.28, 2.0, 20, (1, 0.93, 0.82)),
        ((0, -4, 3.4), (0, 0.5, 0.8), 3.0, 3.0, 34, (1, 0.95, 0.88)),
    ):
        hang_window(at, target, (width, height), power, colour)


def hang_window(at, target, size, power, colour=(1, 0.96, 0.9)):
    """A lit rectangle that is seen only where something mirrors it."""
    light = bpy.data.lights.new("window", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", *size, power, colour
    _aimed(bpy.data.objects.new("window", light), at, target).visible_camera = False


def _hang_leaves():
    """Branches between the sun and the set: the dappled light. The camera does not see them."""
    before = set(bpy.data.objects)
    skin = seen_as(leaf_skin((0.1, 0.2, 0.04)))
    chance = random.Random(6)
    origin, target = Vector(SUN), Vector((0.3, 1.9, 1.3))
    way = (target - origin).normalized()
    side = way.orthogonal().normalized()
    up = way.cross(side)
    for i in range(6):
        at = origin + way * 3.4 + side * chance.uniform(-1, 1) * 0.95 + up * chance.uniform(-1, 1) * 0.95
        angle = chance.uniform(0, 6.28)
        along = side * math.cos(angle) + up * math.sin(angle)
        sprig([skin], skin, at, along, way, chance.uniform(0.9, 1.5), pairs=6, leaf=(0.34, 0.12), bend=0.2, seed=186 + i)
    for hung in set(bpy.data.objects) - before:
        hung.visible_camera = False


def set_camera(at, target, lens, focus):
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.dof.use_dof, camera.dof.aperture_fstop = True, 3.2
    camera.dof.focus_distance = (Vector(focus) - Vector(at)).length
    bpy.context.scene.camera = _aimed(bpy.data.objects.new("camera", camera), at, target)


def region_of(things):
    """The part of the frame in which `things` and their shadows are seen, in whole steps of 16 pixels of 800. The sun
    comes from the left, so shadows may reach the right edge."""
    scene, step = bpy.context.scene, 0.02
    bpy.context.view_layer.update()
    corners = [thing.matrix_world @ Vector(corner) for thing in things for corner in thing.bound_box]
    seen = [world_to_camera_view(scene, scene.camera, corner) for corner in corners]
    left, top = min(point.x for point in seen) - 0.07, max(point.y for point in seen) + 0.06
    return (max(0, math.floor(left / step) * step), 1, 0, min(1, math.ceil(top / step) * step))


def take(name, folder, label=None, region=None):
    """Renders, takes the noise out, and writes into `folder` `name`.png, its masks and what a printer of labels needs:
    the label's grid in pixels. `region` is (left, right, bottom, top) in parts of the frame."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    for mask in MASKS:
        aov = layer.aovs.add()
        aov.name, aov.type = mask, "VALUE"
    if region:
        render = scene.render
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = region
    passes = render_passes(Path(folder) / "passes")
    clean = denoise(passes["Image"], passes["Denoising Albedo"], passes["Denoising Normal"])
    _save(Path(folder) / f"{name}.png", clean, developed=True)
    _save(Path(folder) / f"{name}-mask.png", np.stack([passes[mask][..., 0] for mask in MASKS], 2), developed=False)
    facts = {"region": region or (0, 1, 0, 1), "label": _seen_grid(*label) if label else None}
    (Path(folder) / f"{name}.json").write_text(json.dumps(facts))


def render_passes(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source, out = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    out.base_path = str(folder)
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "32"
    out.file_slots.clear()
    names = ("Image", "Denoising Albedo", "Denoising Normal", *MASKS)
    for name in names:
        out.file_slots.new(name)
        links.new(source.outputs[name], out.inputs[name])
    bpy.ops.render.render()
    return {name: _read(folder / f"{name}0001.exr") for name in names}


def _read(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[..., :3]


def _save(path, values, developed):
    """`developed` goes through the film's curve, a mask does not."""
    height, width = values.shape[:2]
    image = bpy.data.images.new(path.stem, width, height, float_buffer=developed, is_data=not developed)
    whole = np.concatenate([values, np.ones((height, width, 1), np.float32)], 2).astype(np.float32)
    if developed:
        image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(whole.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    if developed:
        image.save_render(str(path), scene=bpy.context.scene)
    else:
        image.filepath_raw, image.file_format = str(path), "PNG"
        image.save()


def _seen_grid(points, columns, size):
    """Where a grid of points on the label, from the upper left, is seen: parts of the frame; and its width to height."""
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, Vector(point)) for point in points]
    return {"columns": columns, "aspect": size[0] / size[1], "points": [[round(p.x, 5), round(1 - p.y, 5)] for p in seen]}
