/** Pixels of the longer side; models use no more. */
const LONGEST_SIDE = 1024;
const QUALITY = 80;
const PIXEL_LIMIT = 120_000_000;

/**
 * The image for a model: small, and without metadata such as place, time and owner. Null if it is no image.
 */
export async function pictureForModel(bytes: Buffer): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: PIXEL_LIMIT, sequentialRead: true })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
