import sharp from 'sharp';

/** A photo on its side as a telephone takes it: who holds it, which one it is and where it stood, in its EXIF. */
export const anExifPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#886644' } })
    .withExif({
      IFD0: { Artist: 'ExifArtist', Model: 'ExifModel', Software: 'ExifApp' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 174/100', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
