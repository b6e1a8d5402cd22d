import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageInput } from '../../ui/ImageInput/index.ts';

const meta = {
  title: '部品/入力 Input/ImageInput 写真の選択',
  id: '部品-imageinput',
  component: ImageInput,
  args: {
    label: '写真',
    name: 'photo',
    accept: 'image/jpeg,image/png,image/heic,image/webp',
    chooseLabel: '写真を選ぶ',
    replaceLabel: '別の写真にする',
    removeLabel: '写真を外す',
    cameraLabel: 'カメラで撮る',
    dropHint: 'ここに写真を置くか、貼り付けることもできます。',
    previewLabel: '選んだ写真',
    chosenStatus: (name) => `選びました: ${name}`,
    removedStatus: '写真を外しました',
    lang: 'ja',
  },
  parameters: {
    english: {
      label: 'Photo',
      chooseLabel: 'Choose a photo',
      replaceLabel: 'Choose another photo',
      removeLabel: 'Remove the photo',
      cameraLabel: 'Take a photo',
      dropHint: 'You can also drop a photo here, or paste one.',
      previewLabel: 'The photo you have chosen',
      chosenStatus: (name: string) => `Chosen: ${name}`,
      removedStatus: 'The photo has been removed',
      lang: 'en',
    },
  },
} satisfies Meta<typeof ImageInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Required: Story = {
  name: '必須',
  args: {
    isRequired: true,
    requirementLabel: '必須',
    description: 'JPG、PNG、HEIC、WEBPの写真を1枚送れます。横長の写真をおすすめします。',
  },
  parameters: {
    english: {
      requirementLabel: 'Required',
      description: 'One photo as JPG, PNG, HEIC or WEBP. Photos in landscape format look best.',
    },
  },
};

/** Put into the field as a person would who has chosen it. */
export const Chosen: Story = {
  name: '選んだ',
  play: async ({ canvas, globals }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^(写真を選ぶ|Choose a photo)$/);
    const held = new DataTransfer();
    held.items.add(await drawing(globals.language === 'en' ? 'shinobazu-morning.png' : '不忍池の朝.png'));
    input.files = held.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  },
};

/** A pond in the morning, drawn here. */
async function drawing(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
  const brush = canvas.getContext('2d')!;
  for (const [color, top] of [
    ['#faebc6', 0],
    ['#d8e9f1', 120],
  ] as const) {
    brush.fillStyle = color;
    brush.fillRect(0, top, 320, 200);
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([picture!], name, { type: 'image/png' });
}

export const Invalid: Story = {
  name: '誤り',
  args: {
    ...Required.args,
    errorMessage: 'この種類のファイルは送れません。JPG、PNG、HEIC、WEBPの写真を選んでください。',
  },
  parameters: {
    english: {
      ...Required.parameters?.english,
      errorMessage: 'Files of this kind cannot be sent. Choose a JPG, PNG, HEIC or WEBP photo.',
    },
  },
};

export const BeingSent: Story = {
  name: '送っている',
  args: { progress: { label: '写真を小さくしています', value: 40 } },
  parameters: { english: { progress: { label: 'Making the photo smaller', value: 40 } } },
};

export const WithoutCamera: Story = {
  name: 'カメラがない',
  args: { cameraLabel: undefined, dropHint: undefined },
  parameters: { english: { cameraLabel: null, dropHint: null } },
};

export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };
