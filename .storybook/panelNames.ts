import { type ComponentType, createElement } from 'react';
import { addons, types } from 'storybook/manager-api';

type Panel = Parameters<typeof addons.add>[1];

/** Of Storybook's own panels, by their ids. */
const names: Readonly<Record<string, string>> = {
  'addon-controls': '値を変える',
  'storybook/actions/panel': '出来事',
  'storybook/interactions/panel': '自動の操作',
  'storybook/a11y/panel': 'アクセシビリティ',
  'chromaui/addon-visual-tests/panel': '見た目の比較',
};

/** Japanese first; then their own titles, which also count. What is in them is Storybook's and stays English. */
export function namePanels(): void {
  for (const [id, panel] of Object.entries(addons.getElements(types.PANEL) as Record<string, Panel>)) {
    const name = names[id];
    if (!name) continue;
    const { title } = panel as { title: ComponentType | string };
    const own = typeof title === 'string' ? title : createElement(title);
    const named = createElement('span', { lang: 'ja' }, name);
    addons.add(id, {
      ...panel,
      title: () => createElement('span', { style: { display: 'flex', gap: 6 } }, named, own),
    } as Panel);
  }
}
