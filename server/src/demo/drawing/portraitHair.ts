import { circle, ellipse, mix, path, times } from './canvas.ts';
import type { PortraitOptions } from './portrait.ts';

export function backHair({ hair, hairColour }: PortraitOptions): string {
  if (hair === 'long')
    return path(
      'M184 280C176 160 236 116 300 116C364 116 424 160 416 280C420 380 440 430 432 500H168C160 430 180 380 184 280Z',
      hairColour,
    );
  if (hair === 'bob')
    return path(
      'M182 290C172 164 236 118 300 118C364 118 428 164 418 290C420 340 416 372 400 396H200C184 372 180 340 182 290Z',
      hairColour,
    );
  if (hair === 'bun')
    return (
      circle(300, 122, 54, hairColour) +
      path('M194 290C186 180 240 128 300 128C360 128 414 180 406 290Z', hairColour)
    );
  if (hair === 'plait')
    return path(
      'M190 290C182 170 240 122 300 122C360 122 418 170 410 290Q412 340 384 366H216Q188 340 190 290Z',
      hairColour,
    );
  if (hair === 'curly')
    return times(17, (i) =>
      circle(
        300 + Math.cos(Math.PI + (i / 16) * Math.PI) * 112,
        244 + Math.sin(Math.PI + (i / 16) * Math.PI) * 112,
        40,
        hairColour,
      ),
    );
  return '';
}

export function plait({ hairColour }: PortraitOptions): string {
  return (
    times(6, (i) =>
      ellipse(
        404 - i * 4,
        366 + i * 34,
        28 - i * 1.5,
        26,
        mix(hairColour, '#FFFFFF', (i % 2) * 0.1),
      ),
    ) + circle(382, 570, 14, '#C8453A')
  );
}

export function frontHair({ hair, hairColour, second }: PortraitOptions): string {
  const glow = mix(hairColour, '#FFFFFF', 0.14);
  if (hair === 'turban') {
    const fold = (d: string, share: number) => path(d, mix(second, '#000000', share));
    return (
      fold(
        'M188 262C172 150 236 92 304 92C378 92 428 154 412 262C372 214 336 204 300 204C262 204 226 216 188 262Z',
        0,
      ) +
      fold('M300 204C330 150 392 140 414 216Q416 240 412 262C372 214 336 204 300 204Z', 0.12) +
      fold(
        'M196 216C232 138 320 116 396 166C330 146 262 160 226 224Q206 240 188 262Q188 236 196 216Z',
        0.2,
      ) +
      fold('M300 204C286 176 286 130 306 94Q330 96 344 106C320 130 310 170 300 204Z', 0.26)
    );
  }
  if (hair === 'bald')
    return path(
      'M208 252C210 214 220 190 236 178Q220 216 222 262Q210 270 208 252ZM392 252C390 214 380 190 364 178Q380 216 378 262Q390 270 392 252Z',
      hairColour,
      'opacity=".5"',
    );
  if (hair === 'short')
    return (
      path(
        'M204 268C190 172 246 128 304 128C366 128 410 176 396 268C388 238 380 222 366 208C320 220 262 214 236 204C220 222 210 240 204 268Z',
        hairColour,
      ) +
      path(
        'M250 152Q300 132 352 156',
        'none',
        `stroke="${glow}" stroke-width="7" stroke-linecap="round"`,
      )
    );
  if (hair === 'curly')
    return times(11, (i) =>
      circle(
        300 + Math.cos(Math.PI + (i / 10) * Math.PI) * 86,
        226 + Math.sin(Math.PI + (i / 10) * Math.PI) * 66,
        31,
        i % 2 === 0 ? hairColour : mix(hairColour, '#FFFFFF', 0.07),
      ),
    );
  if (hair === 'side')
    return (
      path(
        'M202 272C186 168 250 122 310 126C372 130 412 180 396 270C388 244 384 226 372 212C330 226 280 206 256 176C244 206 212 226 202 272Z',
        hairColour,
      ) +
      path(
        'M262 170Q300 140 356 160',
        'none',
        `stroke="${glow}" stroke-width="7" stroke-linecap="round"`,
      )
    );
  return (
    path(
      'M200 288C188 176 244 126 300 126C356 126 412 176 400 288C392 240 366 206 302 176C236 206 208 240 200 288Z',
      hairColour,
    ) + path('M300 130V176', 'none', `stroke="${glow}" stroke-width="4" stroke-linecap="round"`)
  );
}
