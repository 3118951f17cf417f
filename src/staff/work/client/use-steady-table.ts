import { useLayoutEffect, type RefObject } from 'react';

import { TAIL } from './RowActions.css.ts';

const partsOf = (table: HTMLElement) => ({
  heads: table.querySelectorAll<HTMLElement>('thead th'),
  rows: table.querySelectorAll<HTMLElement>('tr[data-row]'),
});

/** Where what staff set begins, so that a row's buttons do not cover it. */
function keepTail(table: HTMLElement): void {
  const status = table.querySelector('td[data-holds="status"]');
  const end = table.getBoundingClientRect().right;
  const tail = status ? end - status.getBoundingClientRect().left : 0;
  table.style.setProperty(TAIL, `${tail}px`);
}

/** Lets the browser measure the table again. */
function letGo(table: HTMLElement): void {
  const { heads, rows } = partsOf(table);
  table.style.removeProperty('table-layout');
  for (const head of heads) head.style.removeProperty('inline-size');
  for (const row of rows) row.style.removeProperty('block-size');
}

/** Keeps the width of each column, and the height of each row as the least, as they are. */
function keep(table: HTMLElement): void {
  letGo(table);
  const { heads, rows } = partsOf(table);
  const sizes = [...heads, ...rows].map((each) => [each, each.getBoundingClientRect()] as const);
  const hasColumns = getComputedStyle(table).display === 'table';
  for (const [each, { width, height }] of sizes) {
    if (each.matches('tr')) each.style.blockSize = `${height}px`;
    else if (hasColumns) each.style.inlineSize = `${width}px`;
  }
  if (!hasColumns) return;
  table.style.tableLayout = 'fixed';
  keepTail(table);
}

/**
 * What is set on a row moves none of the others: columns and rows keep their sizes until other rows or
 * columns show, or the window changes.
 * @param shown names the rows and the columns
 */
export function useSteadyTable(region: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const element = region.current;
    const table = element?.querySelector('table');
    if (!element || !table) return undefined;
    let width: number | undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      keep(table);
    });
    // Calls at once.
    observer.observe(element);
    const onFonts = () => keep(table);
    document.fonts.addEventListener('loadingdone', onFonts);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', onFonts);
      letGo(table);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows need other sizes
  }, [region, shown]);
}
