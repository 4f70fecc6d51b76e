import { circle, ellipse, path, rect, times } from './canvas.ts';
import { INK } from './planPaper.ts';

/**
 * Furniture as it looks from above, in a box whose back is the upper edge. Sizes in feet:
 * `wide` along the wall, `deep` into the room.
 */
export type Symbol = { wide: number; deep: number; draw: (w: number, h: number) => string };

export type SymbolName = 'bed' | 'single' | 'wardrobe' | 'sofa' | 'lounge' | 'dining' | 'counter' | 'bath' | 'washer' | 'chairs' | 'desk' | 'desks' | 'table' | 'shelf' | 'till' | 'shrine';

const LINE = `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`;
const SOFT = '#F1E8D8';
const WHITE = '#FFFFFF';

export const SYMBOLS: Record<SymbolName, Symbol> = {
  bed: { wide: 5.4, deep: 6.2, draw: (w, h) => rect(0, 0, w, h, WHITE, `rx="7" ${LINE}`) + rect(w * 0.07, h * 0.05, w * 0.38, h * 0.17, SOFT, `rx="7" ${LINE}`) + rect(w * 0.55, h * 0.05, w * 0.38, h * 0.17, SOFT, `rx="7" ${LINE}`) + path(`M0 ${h * 0.36}Q${w / 2} ${h * 0.46} ${w} ${h * 0.36}V${h - 5}Q${w} ${h} ${w - 5} ${h}H5Q0 ${h} 0 ${h - 5}Z`, '#E7C9A8', LINE) },
  single: { wide: 3.4, deep: 6.2, draw: (w, h) => rect(0, 0, w, h, WHITE, `rx="7" ${LINE}`) + rect(w * 0.16, h * 0.05, w * 0.68, h * 0.16, SOFT, `rx="7" ${LINE}`) + path(`M0 ${h * 0.36}H${w}V${h - 5}Q${w} ${h} ${w - 5} ${h}H5Q0 ${h} 0 ${h - 5}Z`, '#C9D9CF', LINE) },
  wardrobe: { wide: 5, deep: 1.7, draw: (w, h) => rect(0, 0, w, h, SOFT, LINE) + path(`M0 0L${w / 2} ${h}L${w} 0M${w / 2} 0V${h}`, 'none', `stroke="${INK}" stroke-opacity=".35" stroke-width="1.8"`) },
  sofa: { wide: 6.6, deep: 2.8, draw: (w, h) => rect(0, 0, w, h, '#CFDDD8', `rx="9" ${LINE}`) + rect(w * 0.07, h * 0.3, w * 0.86, h * 0.66, WHITE, `rx="6" ${LINE}`) + path(`M${w * 0.36} ${h * 0.3}V${h * 0.96}M${w * 0.64} ${h * 0.3}V${h * 0.96}`, 'none', LINE) },
  lounge: { wide: 8, deep: 6.6, draw: (w, h) => rect(w * 0.08, 0, w * 0.84, h * 0.4, '#CFDDD8', `rx="9" ${LINE}`) + rect(w * 0.14, h * 0.12, w * 0.72, h * 0.26, WHITE, `rx="6" ${LINE}`) + path(`M${w * 0.38} ${h * 0.12}V${h * 0.38}M${w * 0.62} ${h * 0.12}V${h * 0.38}`, 'none', LINE) + rect(w * 0.29, h * 0.54, w * 0.42, h * 0.24, SOFT, `rx="6" ${LINE}`) + rect(0, h * 0.5, w * 0.2, h * 0.32, '#CFDDD8', `rx="7" ${LINE}`) + rect(w * 0.8, h * 0.5, w * 0.2, h * 0.32, '#CFDDD8', `rx="7" ${LINE}`) },
  dining: { wide: 6.4, deep: 5.4, draw: (w, h) => times(3, (i) => rect(w * (0.19 + i * 0.24), 0, w * 0.14, h * 0.26, SOFT, `rx="5" ${LINE}`) + rect(w * (0.19 + i * 0.24), h * 0.74, w * 0.14, h * 0.26, SOFT, `rx="5" ${LINE}`)) + rect(w * 0.1, h * 0.2, w * 0.8, h * 0.6, '#E7D3B4', `rx="10" ${LINE}`) },
  counter: { wide: 8, deep: 2, draw: (w, h) => rect(0, 0, w, h, '#E3E6DF', LINE) + rect(w * 0.08, h * 0.2, w * 0.22, h * 0.58, WHITE, `rx="5" ${LINE}`) + circle(w * 0.19, h * 0.3, 3, INK) + rect(w * 0.6, h * 0.16, w * 0.28, h * 0.66, '#D2D8D2', `rx="4" ${LINE}`) + times(4, (i) => circle(w * (0.67 + (i % 2) * 0.14), h * (0.34 + Math.floor(i / 2) * 0.3), Math.min(h * 0.12, w * 0.045), 'none', LINE)) },
  bath: { wide: 4, deep: 2.7, draw: (w, h) => rect(w * 0.02, 0, w * 0.36, h * 0.24, WHITE, `rx="4" ${LINE}`) + ellipse(w * 0.2, h * 0.58, w * 0.16, h * 0.36, WHITE, LINE) + rect(w * 0.54, 0, w * 0.46, h * 0.56, WHITE, `rx="6" ${LINE}`) + ellipse(w * 0.77, h * 0.29, w * 0.15, h * 0.18, '#CFE1E6', LINE) },
  washer: { wide: 2.2, deep: 2.2, draw: (w, h) => rect(0, 0, w, h, WHITE, `rx="5" ${LINE}`) + circle(w / 2, h * 0.56, w * 0.3, '#CFE1E6', LINE) },
  chairs: { wide: 5.4, deep: 2.2, draw: (w, h) => rect(0, 0, w * 0.3, h, WHITE, `rx="8" ${LINE}`) + circle(w * 0.5, h * 0.55, h * 0.32, SOFT, LINE) + rect(w * 0.7, 0, w * 0.3, h, WHITE, `rx="8" ${LINE}`) },
  desk: { wide: 5.4, deep: 4.6, draw: (w, h) => rect(0, h * 0.24, w, h * 0.34, '#E7D3B4', `rx="4" ${LINE}`) + rect(w * 0.38, 0, w * 0.24, h * 0.24, SOFT, `rx="7" ${LINE}`) + rect(w * 0.12, h * 0.7, w * 0.24, h * 0.24, SOFT, `rx="7" ${LINE}`) + rect(w * 0.64, h * 0.7, w * 0.24, h * 0.24, SOFT, `rx="7" ${LINE}`) },
  desks: { wide: 8.4, deep: 8, draw: (w, h) => times(6, (i) => { const [x, low] = [(i % 3) * (w / 3), i > 2]; return rect(x, h * (low ? 0.5 : 0.24), w / 3, h * 0.26, '#E7D3B4', LINE) + rect(x + w * 0.09, h * (low ? 0.8 : 0.02), w * 0.15, h * 0.18, SOFT, `rx="7" ${LINE}`); }) },
  table: { wide: 9, deep: 6, draw: (w, h) => times(4, (i) => rect(w * (0.14 + i * 0.2), 0, w * 0.12, h * 0.2, SOFT, `rx="6" ${LINE}`) + rect(w * (0.14 + i * 0.2), h * 0.8, w * 0.12, h * 0.2, SOFT, `rx="6" ${LINE}`)) + rect(w * 0.08, h * 0.24, w * 0.84, h * 0.52, '#E7D3B4', `rx="16" ${LINE}`) },
  shelf: { wide: 8, deep: 1.4, draw: (w, h) => rect(0, 0, w, h, '#E7D3B4', LINE) + times(7, (i) => path(`M${((i + 1) * w) / 8} 0V${h}`, 'none', `stroke="${INK}" stroke-opacity=".45" stroke-width="1.8"`)) },
  till: { wide: 5, deep: 4, draw: (w, h) => rect(0, h * 0.5, w, h * 0.5, '#E7D3B4', `rx="5" ${LINE}`) + rect(w * 0.6, h * 0.6, w * 0.24, h * 0.28, WHITE, LINE) + rect(w * 0.34, 0, w * 0.3, h * 0.36, SOFT, `rx="8" ${LINE}`) },
  shrine: { wide: 2.6, deep: 1.8, draw: (w, h) => rect(0, 0, w, h, '#F6DFC0', LINE) + path(`M${w * 0.2} ${h}V${h * 0.5}Q${w * 0.5} ${-h * 0.2} ${w * 0.8} ${h * 0.5}V${h}Z`, WHITE, LINE) },
};
