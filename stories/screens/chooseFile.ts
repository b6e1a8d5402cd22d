import { fireEvent } from 'storybook/test';

/** As the browser does it: a form sends no file that `userEvent.upload` has put there. */
export async function chooseFile(input: HTMLInputElement, file: File): Promise<void> {
  const held = new DataTransfer();
  held.items.add(file);
  input.files = held.files;
  await fireEvent.change(input);
}
