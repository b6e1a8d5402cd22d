import type { Check, Finding } from '../check.ts';
import { comesTrue, leavingItFresh, look } from './support.ts';

declare global {
  interface Window {
    beforePaste?: string;
  }
}

export const paste: Check = {
  id: 'paste',
  criteria: ['3.3.8', '3.3.9'],
  name: { ja: '入力欄への貼り付け', en: 'pasting into fields' },
  kinds: ['page', 'story'],
  when: 'once',
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const found: Finding[] = [];
      const fields = await look(page, ({ controls, selector }) =>
        controls()
          .filter((each) =>
            each.matches(
              'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=password], [type=tel], [type=url], [type=number])',
            ),
          )
          .filter((each) => !(each as HTMLInputElement).readOnly)
          .map((each) => ({ selector: selector(each), type: (each as HTMLInputElement).type })),
      );
      const samples: Record<string, string> = {
        number: '7',
        tel: '7',
        email: 'a@example.jp',
        url: 'https://example.jp/',
      };
      for (const { selector, type } of fields) {
        await page.evaluate((text) => {
          const source = document.createElement('textarea');
          source.value = text;
          document.body.append(source);
          source.select();
          document.execCommand('copy');
          source.remove();
        }, samples[type] ?? '7');
        const field = page.locator(selector);
        const arrives = async () => {
          await field.focus();
          await field.evaluate((element: HTMLInputElement) => {
            element.value = '';
            window.beforePaste = element.value;
          });
          await page.keyboard.press('Control+V');
          return comesTrue(page, () => (document.activeElement as HTMLInputElement).value !== window.beforePaste);
        };
        // Asked twice: a page that moves the focus at that very moment does not move it again.
        if (!(await arrives()) && !(await arrives()))
          found.push({ message: 'what is pasted does not arrive', target: selector });
      }
      return found;
    }),
};
