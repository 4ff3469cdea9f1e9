/** Pixels of the longer side, as the server keeps it. */
const LONGEST_SIDE = 1_600;
const QUALITY = 0.8;

/**
 * The photo drawn anew on the phone: what its camera wrote into it (place, time, telephone) does not leave the phone. Null where
 * the browser cannot read it.
 */
export async function plainPhoto(file: Blob): Promise<Blob | null> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
  } catch {
    return null;
  }
}
