/** What runs in the page: filters, and the border between before and after. Self-contained: its text is put into the page. */
export function pageScript(): void {
  const form = document.querySelector<HTMLFormElement>('.filters')!;
  const status = document.querySelector<HTMLElement>('[role=status]')!;
  const looks = [...document.querySelectorAll<HTMLElement>('.look')];

  function filter(): void {
    const given = new FormData(form);
    const wanted = new Set(given.getAll('status'));
    const words = String(given.get('text') ?? '')
      .normalize('NFKC')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean);
    let shown = 0;
    for (const look of looks) {
      const { status: kind = '', words: own = '' } = look.dataset;
      look.hidden = !wanted.has(kind) || !words.every((word) => own.includes(word));
      if (!look.hidden) shown += 1;
    }
    status.replaceChildren(`${shown}件を表示しています。`);
    const english = document.createElement('span');
    english.lang = 'en';
    english.className = 'en';
    english.textContent = `${shown} shown.`;
    status.append(english);
  }

  function slide(range: HTMLInputElement): void {
    range.closest<HTMLElement>('.compare')!.style.setProperty('--at', `${range.value}%`);
    range.setAttribute('aria-valuetext', `前 Before ${range.value}%`);
  }

  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'range') slide(target);
  });
  // What the browser has kept of an earlier visit counts, too.
  for (const range of document.querySelectorAll<HTMLInputElement>('input[type=range]')) slide(range);
  filter();
}
