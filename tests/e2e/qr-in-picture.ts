import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** Pixels a side beyond which a photograph is taken smaller: a code needs no more. */
const LARGEST = 600;

/** What a phone would read from a part of the page, photographed as it stands on the screen. */
export async function readCode(part: Locator): Promise<string | undefined> {
  const picture = await part.screenshot();
  const shot = await part.page().evaluate(
    async ({ base64, largest }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const scale = Math.min(1, largest / Math.max(image.width, image.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      let greys = '';
      for (let place = 0; place < data.length; place += 4) {
        greys += String.fromCharCode((data[place]! + data[place + 1]! + data[place + 2]!) / 3);
      }
      return { greys: btoa(greys), width, height };
    },
    { base64: picture.toString('base64'), largest: LARGEST },
  );
  const greys = Buffer.from(shot.greys, 'base64');
  const pixels = new Uint8ClampedArray(greys.length * 4).fill(255);
  greys.forEach((grey, place) => pixels.fill(grey, place * 4, place * 4 + 3));
  return jsQR(pixels, shot.width, shot.height)?.data;
}
