/** What a visitor does with list and map where the two have no room side by side. */
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Opens the map in the place of the list, and chooses its second sign. */
export async function chooseOnMap(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^(地図で見る|See on the map)$/ }));
  const markers = within(await canvas.findByRole('group', { name: /地図の上の地点|Places on the map/ }));
  const second = await markers.findByRole('button', { name: /^2 / });
  // In little room it may be beside the part that the map begins with: the map moves to what has the focus.
  second.focus();
  await waitFor(() => expect(getComputedStyle(second).pointerEvents).not.toBe('none'));
  await userEvent.click(second);
  await waitFor(() => expect(canvasElement.querySelector('[data-chosen] a')).toHaveFocus());
  await expect(cardsIn(canvasElement)[1]).not.toBeVisible();
}

/** Goes back to the list, which is then at the card that was chosen. */
export async function backToList(canvasElement: HTMLElement): Promise<void> {
  const name = canvasElement.querySelector('[data-chosen] a')!.textContent;
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(一覧で見る|See the list)$/ }));
  const link = cardsIn(canvasElement)[1]!.querySelector('a');
  await expect(link).toBeVisible();
  await expect(link).toHaveFocus();
  await expect(link).toHaveTextContent(name!);
  await expect(canvasElement.querySelector('canvas')).toBeNull();
}

const cardsIn = (element: HTMLElement) =>
  element.querySelectorAll<HTMLElement>('main [data-course], main [data-institution]');
