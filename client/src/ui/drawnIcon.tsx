import type { ReactElement, SVGProps } from 'react';
import { createElement } from 'react';

/** An icon as lucide describes it: the shapes on its square, and their attributes. */
interface IconData {
  name: string;
  size: number;
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/**
 * In the place of lucide's own `createLucideIcon` (vite.config.ts): it draws the same without working out again, for
 * each of the hundred on a page, what is the same whenever an icon is drawn. Its size and colour are classes here: what
 * lucide makes of `size`, `color` and `absoluteStrokeWidth` it does not.
 */
export default function createLucideIcon({ name, size, node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  const viewBox = `0 0 ${size} ${size}`;
  return function Icon({ className = '', ...rest }: SVGProps<SVGSVGElement>): ReactElement {
    const attributes = {
      width: 24,
      height: 24,
      viewBox,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': rest['aria-label'] === undefined ? true : undefined,
      ...rest,
      className: `lucide-${name} ${className}`,
    };
    return createElement('svg', attributes, ...shapes);
  };
}
