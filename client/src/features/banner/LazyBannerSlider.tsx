import { partOf } from '../../ui/fetchAgain.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';

/** The banner, whose code comes when it is near. */
export const LazyBannerSlider = lazyBlock({
  load: partOf(() => import('./BannerSlider.tsx'), 'BannerSlider'),
  placeholder: <div className="h-96" />,
});
