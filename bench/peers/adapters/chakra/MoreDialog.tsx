import { Button, CheckboxGroup, CloseButton, Dialog, Fieldset, Portal, Text } from '@chakra-ui/react';
import type { useFilters } from '../../content/useFilters.ts';
import { results } from '../../content/words.ts';
import { Choice } from './Choice.tsx';

const words = results.dialog;

export const MoreDialog = ({ isOpen, setOpen, times, setTimes }: ReturnType<typeof useFilters>) => (
  <Dialog.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)}>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{words.title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Text mb="4">{words.text}</Text>
            <Fieldset.Root>
              <CheckboxGroup value={times} onValueChange={setTimes}>
                <Fieldset.Legend>{words.label}</Fieldset.Legend>
                <Fieldset.Content>
                  {words.options.map((option) => (
                    <Choice key={option.value} {...option} />
                  ))}
                </Fieldset.Content>
              </CheckboxGroup>
            </Fieldset.Root>
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={() => setOpen(false)}>{words.apply}</Button>
          </Dialog.Footer>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" aria-label={words.close} />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
