/** The barcodes of labels and packs. */
const formats = ['code_128', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'data_matrix', 'qr_code'] as const;

/** Returns the code that a picture of the camera shows, or null. */
export type FrameReader = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorKind = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Reads with the browser's own detector, and without one by a library that only this loads. */
export async function openFrameReader(): Promise<FrameReader> {
  const Detectors = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
  const known = (await Detectors?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detectors || !known.includes('ean_13')) return readByLibrary();
  const detector = new Detectors({ formats: formats.filter((each) => known.includes(each)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function readByLibrary(): Promise<FrameReader> {
  const { readPixels } = await import('./read-pixels.ts');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const width = Math.min(video.videoWidth, maxWidth);
    const height = Math.round((width * video.videoHeight) / video.videoWidth);
    if (!drawing || !width || !height) return Promise.resolve(null);
    Object.assign(canvas, { width, height });
    drawing.drawImage(video, 0, 0, width, height);
    return Promise.resolve(readPixels(drawing.getImageData(0, 0, width, height)));
  };
}

/** A larger picture takes a phone longer than the packer holds still. */
const maxWidth = 1_280;
