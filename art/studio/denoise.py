"""Takes the noise out of a path-traced picture.

Debian's Blender has no denoiser, so this runs Intel Open Image Denoise's network (a U-Net whose weights are theirs,
Apache 2.0, in denoiser/) with numpy: colour, albedo and normal in, clean colour out, all linear and float32.
"""
import struct
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).parent / "denoiser" / "weights.tza"


def denoise(colour, albedo, normal):
    """Arrays of height x width x 3, radiance / 0..1 / -1..1; the clean radiance comes back."""
    height, width = colour.shape[:2]
    scale = _exposure(colour)
    guide = np.concatenate([np.clip(albedo, 0, 1), normal * 0.5 + 0.5], 2)
    picture = np.concatenate([_encode(np.maximum(colour, 0) * scale), guide], 2)
    padding = ((0, -height % 16), (0, -width % 16), (0, 0))
    x = np.ascontiguousarray(np.pad(picture, padding, mode="reflect").transpose(2, 0, 1), dtype=np.float32)
    clean = _network(x, _read_weights())
    return _decode(clean.transpose(1, 2, 0)[:height, :width]) / scale


def _network(x, weights):
    def conv(name, value):
        return _convolve(value, weights[f"{name}.weight"], weights[f"{name}.bias"])

    def deeper(names, value):
        for name in names:
            value = conv(name, value)
        return value

    pool1 = _halve(deeper(["enc_conv0", "enc_conv1"], x))
    pool2 = _halve(conv("enc_conv2", pool1))
    pool3 = _halve(conv("enc_conv3", pool2))
    bottom = deeper(["enc_conv5a", "enc_conv5b"], _halve(conv("enc_conv4", pool3)))
    for level, beside in (("4", pool3), ("3", pool2), ("2", pool1), ("1", x)):
        bottom = deeper([f"dec_conv{level}a", f"dec_conv{level}b"], np.concatenate([_double(bottom), beside]))
    return conv("dec_conv0", bottom)


def _convolve(x, weight, bias):
    """3 x 3 with a border of zeros, then ReLU, in bands of rows to spare memory."""
    channels, height, width = x.shape
    flat = weight.reshape(weight.shape[0], -1)
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    out = np.empty((weight.shape[0], height, width), np.float32)
    band = max(1, 4_000_000 // (width * channels * 9))
    for top in range(0, height, band):
        rows = min(band, height - top)
        windows = [padded[:, top + dy : top + dy + rows, dx : dx + width] for dy in range(3) for dx in range(3)]
        columns = np.stack(windows, 1).reshape(channels * 9, rows * width)
        out[:, top : top + rows] = (flat @ columns + bias[:, None]).reshape(-1, rows, width)
    return np.maximum(out, 0, out=out)


def _halve(x):
    channels, height, width = x.shape
    return x.reshape(channels, height // 2, 2, width // 2, 2).max((2, 4))


def _double(x):
    return x.repeat(2, 1).repeat(2, 2)


def _exposure(colour):
    """Brings the middle tone to 0.18, as the network was taught."""
    light = colour @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = (size // 16 * 16 for size in light.shape)
    bins = light[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    bins = bins[bins > 1e-8]
    return 0.18 / 2 ** np.log2(bins).mean() if bins.size else 1.0


# The perceptually uniform curve of Open Image Denoise's high dynamic range filter.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 0.431384981, -2.94139609e-3, 0.192653254, 6.26026094e-3, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 0.370974749
BRIGHTEST = E * np.log(65504 + F) + G


def _encode(y):
    y = np.minimum(y, 65504)
    middle = B * np.power(np.maximum(y, Y0), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + F) + G)) / BRIGHTEST


def _decode(x):
    x = np.clip(x, 0, 1) * BRIGHTEST
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


def _read_weights():
    """The tensors of a .tza file: a table at its end names each, with its shape and where it lies."""
    blob = WEIGHTS.read_bytes()
    at = struct.unpack_from("<Q", blob, 4)[0]
    (count,) = struct.unpack_from("<I", blob, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", blob, at)
        name = blob[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = blob[at]
        shape = struct.unpack_from(f"<{dimensions}I", blob, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, start = chr(blob[at]), struct.unpack_from("<Q", blob, at + 1)[0]
        at += 9
        values = np.frombuffer(blob, "<f4" if kind == "f" else "<f2", int(np.prod(shape)), start)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors
