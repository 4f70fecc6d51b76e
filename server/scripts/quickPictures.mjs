// Loaded before the server that makes the prepared world (preparedWorld.mjs): the same pictures in the same sizes,
// encoded in two fifths of the time. What a phone loads, and the journeys weigh, stays as it is sent: AVIF of at most 640
// pixels. Larger ones come out heavier than the real ones, never lighter; JPEG and WebP no browser of the journeys
// asks for.
/** @import { AvifOptions, JpegOptions, Sharp, WebpOptions } from 'sharp' */
import sharp from 'sharp';

const WEIGHED = 640;
const { avif, jpeg, webp } = /** @type {Sharp} */ (sharp.prototype);

Object.assign(sharp.prototype, {
  /**
   * @this {Sharp & { options: { width: number } }}
   * @param {AvifOptions} options
   */
  avif(options) {
    return avif.call(this, this.options.width > WEIGHED ? { ...options, effort: 0 } : options);
  },
  /**
   * @this {Sharp}
   * @param {JpegOptions} options
   */
  jpeg(options) {
    return jpeg.call(this, { ...options, mozjpeg: false });
  },
  /**
   * @this {Sharp}
   * @param {WebpOptions} options
   */
  webp(options) {
    return webp.call(this, { ...options, effort: 0 });
  },
});
