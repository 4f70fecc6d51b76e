import { useEffect, useState } from 'react';
import { useHydrated } from './useHydrated.ts';
import { useDataSaver } from './dataSaver.ts';
import { wantsLessMotion } from './useSwiper.ts';

/** Whether it moves: when the visitor wants it to, and neither pointer nor focus is inside. */
export function usePlaying(isAutomatic: boolean, setPlaying: (isPlaying: boolean) => void) {
  const isHydrated = useHydrated();
  const savesData = useDataSaver();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isOn = choice ?? (isHydrated && isAutomatic && !savesData && !wantsLessMotion());
  const isPlaying = isOn && !isHovered && !isFocused;
  useEffect(() => setPlaying(isPlaying));
  return {
    isOn,
    toggle: () => setChoice(!isOn),
    pauseHandlers: isAutomatic
      ? {
          onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType === 'mouse'),
          onPointerLeave: () => setHovered(false),
          // The button that starts and stops it does not stop it by merely being reached.
          onFocus: ({ target }: React.FocusEvent) =>
            setFocused(!target.closest('[data-carousel-toggle]')),
          onBlur: () => setFocused(false),
        }
      : {},
  };
}
