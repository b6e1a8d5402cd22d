import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
} from '@mui/material';
import type { useFilters } from '../../content/useFilters.ts';
import { results } from '../../content/words.ts';

const words = results.dialog;

export function MoreDialog({ isOpen, setOpen, times, toggleTime }: ReturnType<typeof useFilters>) {
  const close = () => setOpen(false);
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby="more-title">
      <DialogTitle id="more-title">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.text}</DialogContentText>
        <FormControl component="fieldset" margin="normal">
          <FormLabel component="legend">{words.label}</FormLabel>
          <FormGroup>
            {words.options.map(({ value, label }) => (
              <FormControlLabel
                key={value}
                label={label}
                control={<Checkbox checked={times.includes(value)} onChange={() => toggleTime(value)} />}
              />
            ))}
          </FormGroup>
        </FormControl>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{words.close}</Button>
        <Button onClick={close} variant="contained">
          {words.apply}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
