export const SECONDS = 7;

/**
 * Draws the list of the home page at a second of the film; it runs in the page. The film begins and ends
 * on the finished list, so that nothing jumps when it starts or repeats.
 */
export function drawFrame({ seconds, data: { pile, candidates } }) {
  const LINE = 48;
  const CLEAR = 2.2;
  const STREAM = 2.6;
  const DEAL = 5;
  const CHOOSE = 6;
  const STREAMED = 32;
  const CITIES = ['Boston', 'Quincy', 'Salem', 'Newton', 'Lynn', 'Waltham', 'Lowell', 'Nashua'];

  const span = (from, length) => Math.max(0, Math.min(1, (seconds - from) / length));
  const out = (part) => 1 - (1 - part) ** 3;
  const inOut = (part) => (part < 0.5 ? 2 * part ** 2 : 1 - (-2 * part + 2) ** 2 / 2);

  const pane = document.querySelector('[data-film-pane]');
  const list = pane.querySelector('ol');
  // On phones the page leaves out the rows below the third, which stream past in the film.
  pane.style.blockSize ||= `${pane.offsetHeight}px`;
  // The finished list, and a row that is not chosen.
  window.filmRows ??= [...list.children].map((row) => row.cloneNode(true));
  const rows = window.filmRows;
  const plainClass = rows[1].firstElementChild.className;

  const fill = (row, { rank, number, more, tenths, isChosen }) => {
    const [place, who, ruler, rating] = row.firstElementChild.children;
    row.firstElementChild.className = isChosen ? rows[0].firstElementChild.className : plainClass;
    if (rank !== undefined) place.textContent = rank;
    if (number !== undefined) {
      who.children[0].textContent = number;
      who.children[1].textContent = more;
    }
    ruler.querySelector('rect').setAttribute('width', String(tenths));
    rating.textContent = tenths === 100 ? '10' : (tenths / 10).toFixed(1);
  };
  const tenthsOf = (row) => Number(row.querySelector('rect').getAttribute('width'));

  let head = 'Shortlist';
  list.style.transform = '';
  if (seconds < STREAM || seconds >= DEAL) {
    const drawn = rows.map((row, at) => {
      const copy = row.cloneNode(true);
      const dealt = seconds >= DEAL ? out(span(DEAL + at * 0.07, 0.35)) : 1;
      const scored = seconds >= DEAL ? out(span(DEAL + 0.1 + at * 0.07, 0.6)) : 1;
      const left = seconds < DEAL ? inOut(span(CLEAR + at * 0.015, 0.24)) : 0;
      const tenths = Math.round(10 + (tenthsOf(row) - 10) * scored);
      fill(copy, { tenths, isChosen: at === 0 && (seconds >= CHOOSE || seconds < CLEAR) });
      copy.style.opacity = String(dealt * (1 - left));
      copy.style.transform = `translateY(${24 * (1 - dealt) - 16 * left}px)`;
      return copy;
    });
    list.replaceChildren(...drawn);
  } else {
    const visible = rows.length + 1;
    const part = inOut(span(STREAM, DEAL - STREAM));
    // Every scrolled row is a whole number of device pixels.
    const scrolled = Math.round((-visible + part * (STREAMED + visible)) * LINE * 2) / 2;
    const firstRow = Math.floor(scrolled / LINE);
    const stream = Array.from({ length: visible + 1 }, (_, index) => {
      const at = firstRow + index;
      const copy = rows[1].cloneNode(true);
      if (at < 0 || at >= STREAMED) {
        copy.style.visibility = 'hidden';
        return copy;
      }
      const from = Math.round((at * pile) / STREAMED) + 1;
      const to = Math.round(((at + 1) * pile) / STREAMED);
      const known = candidates.find(({ number }) => Number(number) >= from && Number(number) <= to);
      const shown = known ?? {
        number: String(from + ((at * 5) % 7)).padStart(4, '0'),
        years: 2 + ((at * 7) % 18),
        city: CITIES[(at * 3) % CITIES.length],
      };
      const own = rows.find((row) => known && row.textContent.includes(known.number));
      fill(copy, {
        rank: '',
        number: shown.number,
        more: `${shown.years} years, ${shown.city}`,
        tenths: own ? tenthsOf(own) : 10,
        isChosen: false,
      });
      return copy;
    });
    for (const row of stream) row.style.display = 'block';
    list.replaceChildren(...stream);
    list.style.transform = `translateY(${firstRow * LINE - scrolled}px)`;
    head = `Reading ${Math.round(part * pile)} of ${pile}`;
  }
  pane.firstElementChild.textContent = head;
}
