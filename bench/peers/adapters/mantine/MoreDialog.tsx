import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Text.css';
import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core';
import type { useFilters } from '../../content/useFilters.ts';
import { results } from '../../content/words.ts';

const words = results.dialog;

export function MoreDialog({ isOpen, setOpen, times, setTimes }: ReturnType<typeof useFilters>) {
  const close = () => setOpen(false);
  return (
    <Modal opened={isOpen} onClose={close} title={words.title} closeButtonProps={{ 'aria-label': words.close }}>
      <Stack>
        <Text>{words.text}</Text>
        <Checkbox.Group label={words.label} value={times} onChange={setTimes}>
          <Stack gap="xs" mt="xs">
            {words.options.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Button onClick={close}>{words.apply}</Button>
      </Stack>
    </Modal>
  );
}
