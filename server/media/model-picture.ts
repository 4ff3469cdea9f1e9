/** Pixels of the longer side: as much as models look at. */
const LONGEST_SIDE = 1024;
const QUALITY = 80;
const PIXEL_LIMIT = 120_000_000;

/** A picture as a model is shown it: small, and without what the camera wrote into it (place, time, owner). Null for what is none. */
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
