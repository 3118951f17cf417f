import { retryOnce } from '../shared/stale-chunk.ts';

/** Loads what computes when a visitor comes to a calculator; its result follows what they set. */
export function startCalculators(): void {
  const follow = ({ target, type }: Event) => {
    const form = (target as Element).closest<HTMLFormElement>('form[data-calculator]');
    if (!form || !(target instanceof HTMLInputElement)) return;
    void retryOnce(() => import('./calculate.ts')).then(({ calculate }) =>
      type === 'focusin' ? undefined : calculate(form, target, type === 'change' ? type : 'input'),
    );
  };
  for (const type of ['focusin', 'input', 'change']) document.addEventListener(type, follow);
}
