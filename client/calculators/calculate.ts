import {
  calculators,
  withinLimits,
  type CalculatorName,
} from '../../src/shared/calculators/calculators.ts';

const isCalculator = (name: string): name is CalculatorName => name in calculators;

function show(form: HTMLFormElement): void {
  const { calculator: name = '' } = form.dataset;
  if (!isCalculator(name)) return;
  const { quantities, result } = calculators[name];
  const typed = new FormData(form);
  const { total, sum } = result(
    Object.fromEntries(
      quantities.map((quantity) => {
        const value = typed.get(quantity.name);
        const text = typeof value === 'string' ? value.trim() : '';
        return [quantity.name, withinLimits(quantity, text === '' ? Number.NaN : Number(text))];
      }),
    ),
  );
  const write = (selector: string, text: string) => {
    const element = form.querySelector(selector);
    if (element) element.textContent = text;
  };
  write('[data-calculator-total]', total);
  write('[data-calculator-sum]', sum);
}

const following = new WeakSet<HTMLFormElement>();

/** Shows the result, and from now on follows what is typed. */
export function calculate(button: HTMLElement): void {
  const form = button.closest('form');
  if (!form) return;
  show(form);
  if (following.has(form)) return;
  following.add(form);
  form.addEventListener('input', () => show(form));
}
