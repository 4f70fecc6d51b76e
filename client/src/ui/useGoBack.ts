import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes back from the present entry of the history, once: a second press that comes before the first has shown
 * its effect would leave the page beneath.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string | null>(null);
  useEffect(() => {
    // The entry may be come back to.
    if (left.current !== key) left.current = null;
  }, [key]);
  return () => {
    if (left.current === key) return;
    left.current = key;
    void navigate(-1);
  };
}
