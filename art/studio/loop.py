"""Makes the second film from its still life in two lights: the shade of leaves moves over it and motes drift through the sun.
All motion repeats with the film, so that it loops without a seam.

`python3 art/studio/loop.py <folder of the still life> <folder for the films>`: needs numpy and ffmpeg."""
import math
import subprocess
import sys
from pathlib import Path

import numpy as np

SECONDS, FPS = 12, 24
FRAMES = SECONDS * FPS
CHANCE = np.random.default_rng(11)


def leaves(height, width):
    """A large picture of hanging twigs: 1 where the sun comes through. The same for every size."""
    shade = np.ones((height, width), np.float32)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    for _ in range(26):
        x, y = CHANCE.uniform(-0.1, 1.1) * width, CHANCE.uniform(-0.2, 0.75) * height
        angle, step = CHANCE.uniform(0.5, 2.4), CHANCE.uniform(0.05, 0.075) * height
        for i in range(9):
            x, y, angle = x + math.cos(angle) * step, y + math.sin(angle) * step, angle + CHANCE.uniform(-0.12, 0.16)
            for side in (-1, 1):
                lean, long = angle + side * CHANCE.uniform(0.7, 1.1), step * (2.9 - i * 0.15)
                _leaf(shade, xs, ys, x, y, lean, long, long * CHANCE.uniform(0.16, 0.22))
    return shade


def _leaf(shade, xs, ys, x, y, lean, long, wide):
    reach = int(long) + 2
    top, left = max(0, int(y) - reach), max(0, int(x) - reach)
    part = (slice(top, max(top, int(y) + reach)), slice(left, max(left, int(x) + reach)))
    if shade[part].size == 0:
        return
    dx, dy = xs[part] - x, ys[part] - y
    along = (dx * math.cos(lean) + dy * math.sin(lean)) / long
    across = (dy * math.cos(lean) - dx * math.sin(lean)) / wide
    inside = (along > 0) & (along < 1) & (np.abs(across) < np.abs(np.sin(np.pi * np.clip(along, 0, 1))) ** 0.8)
    shade[part][inside] = 0


def blurred(picture, radius):
    """Three box blurs, which are nearly a round one."""
    for _ in range(3):
        for axis in (0, 1):
            padded = np.pad(picture, [(radius + 1, radius) if a == axis else (0, 0) for a in (0, 1)], mode="edge")
            sums = np.cumsum(padded, axis=axis, dtype=np.float64)
            ahead, behind = [slice(None)] * 2, [slice(None)] * 2
            ahead[axis], behind[axis] = slice(2 * radius + 1, None), slice(None, -2 * radius - 1)
            picture = ((sums[tuple(ahead)] - sums[tuple(behind)]) / (2 * radius + 1)).astype(np.float32)
    return picture


def sampled(picture, xs, ys):
    height, width = picture.shape
    xs, ys = np.clip(xs, 0, width - 1.001), np.clip(ys, 0, height - 1.001)
    x, y = xs.astype(np.int32), ys.astype(np.int32)
    fx, fy = xs - x, ys - y
    return (picture[y, x] * (1 - fx) + picture[y, x + 1] * fx) * (1 - fy) + (picture[y + 1, x] * (1 - fx) + picture[y + 1, x + 1] * fx) * fy


def developed(light):
    """Linear radiance to what a screen shows: the shoulder of a film, then sRGB."""
    light = np.maximum(light * 0.78, 0)
    curve = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
    curve = np.clip(curve, 0, 1)
    return np.where(curve < 0.0031308, 12.92 * curve, 1.055 * curve ** (1 / 2.4) - 0.055)


class Film:
    def __init__(self, folder):
        self.room, self.sun = (np.load(Path(folder) / f"{name}.npy").astype(np.float32) for name in ("room", "sun"))
        self.height, self.width = self.room.shape[:2]
        high, wide = int(self.height * 1.3), int(self.width * 1.3)
        sharp = leaves(high, wide)
        self.near = blurred(sharp, max(1, self.width // 150))
        self.far = blurred(np.roll(sharp, (high // 5, wide // 3), (0, 1)), max(1, self.width // 55))
        self.ys, self.xs = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        self.motes = [(CHANCE.uniform(0, 1), CHANCE.uniform(0, 1), CHANCE.uniform(0.0008, 0.0018), CHANCE.uniform(0.03, 0.12), int(CHANCE.integers(1, 3)), CHANCE.uniform(0, 6.28)) for _ in range(40)]
        self.grain = CHANCE.normal(0, 0.0025, (self.height, self.width, 1)).astype(np.float32)

    def frame(self, t):
        turn = 2 * math.pi * t
        shade = self._swayed(self.near, turn, 0.011, 0.0) * (0.35 + 0.65 * self._swayed(self.far, turn, 0.02, 1.7))
        light = self.room + self.sun * (0.1 + 1.0 * shade)[..., None]
        self._drift(light, shade, t)
        return np.clip(developed(light) + self.grain, 0, 1)

    def _swayed(self, picture, turn, reach, phase):
        u, v = self.xs / self.width, self.ys / self.width
        gust = np.sin(turn + phase + 2.2 * u) + 0.5 * np.sin(2 * turn + phase + 5 * v) + 0.25 * np.sin(3 * turn + 7 * u)
        lift = np.sin(turn + phase + 1 + 2 * v) + 0.4 * np.sin(2 * turn + 4 * u)
        margin = 0.15 * self.width
        return sampled(picture, margin + self.xs + reach * self.width * gust, margin * 0.56 + self.ys + reach * 0.5 * self.width * lift)

    def _drift(self, light, shade, t):
        turn = 2 * math.pi * t
        for x, y, size, bright, times, phase in self.motes:
            cx = ((x + 0.02 * math.sin(turn * times + phase)) % 1) * self.width
            cy = ((y - t * (times == 1) + 0.015 * math.cos(turn * times + phase)) % 1) * self.height
            radius = max(0.8, size * self.width)
            left, top = max(0, int(cx - 3 * radius)), max(0, int(cy - 3 * radius))
            part = (slice(top, int(cy + 3 * radius + 2)), slice(left, int(cx + 3 * radius + 2)))
            spot = np.exp(-((self.xs[part] - cx) ** 2 + (self.ys[part] - cy) ** 2) / radius**2)
            light[part] += (spot * shade[part] * bright * (0.6 + 0.4 * math.sin(2 * turn * times + phase)))[..., None] * np.array([1, 0.9, 0.7], np.float32)


def write(film, folder):
    size = f"{film.width}x{film.height}"
    master = Path(folder) / "master.mkv"
    lossless = ["-c:v", "libx264", "-preset", "veryfast", "-qp", "4", "-pix_fmt", "yuv444p"]
    feed = subprocess.Popen(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", str(FPS), "-i", "-", *lossless, str(master)], stdin=subprocess.PIPE)
    for at in range(FRAMES):
        feed.stdin.write((film.frame(at / FRAMES) * 255 + 0.5).astype(np.uint8).tobytes())
        if at % FPS == 0:
            print(f"{at // FPS} of {SECONDS} seconds", flush=True)
    feed.stdin.close()
    feed.wait()
    for name, codec in {
        "making-loop.av1.mp4": ["-c:v", "libsvtav1", "-crf", "44", "-preset", "5", "-g", "144", "-pix_fmt", "yuv420p10le", "-movflags", "+faststart"],
        "making-loop.vp9.webm": ["-c:v", "libvpx-vp9", "-crf", "42", "-b:v", "0", "-row-mt", "1", "-cpu-used", "2", "-pix_fmt", "yuv420p"],
        "making-loop.h264.mp4": ["-c:v", "libx264", "-crf", "29", "-preset", "slow", "-pix_fmt", "yuv420p", "-movflags", "+faststart"],
    }.items():
        subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", str(master), "-an", *codec, str(Path(folder) / name)], check=True)
    master.unlink()


def still(film, file, t=0.0):
    data = (film.frame(t) * 255 + 0.5).astype(np.uint8)
    header = f"P6 {film.width} {film.height} 255\n".encode()
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "ppm_pipe", "-i", "-", str(file)], input=header + data.tobytes(), check=True)


if __name__ == "__main__":
    source, target, *rest = sys.argv[1:]
    Path(target).mkdir(parents=True, exist_ok=True)
    film = Film(source)
    still(film, Path(target) / "making-poster.png")
    if "still" not in rest:
        write(film, target)
