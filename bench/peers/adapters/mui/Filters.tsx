import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useFilters } from '../../content/useFilters.ts';
import { keepPage } from '../../content/useRegistration.ts';
import { results as words } from '../../content/words.ts';
import { MoreDialog } from './MoreDialog.tsx';

const { keyword, sort, scenes } = words;

export function Filters() {
  const filters = useFilters();
  return (
    <>
      <Stack component="form" onSubmit={keepPage} spacing={3}>
        <Typography variant="h6" component="h2">
          {words.filterHeading}
        </Typography>
        <TextField
          id="keyword"
          name="keyword"
          type="search"
          label={keyword.label}
          value={filters.keyword}
          onChange={(event) => filters.setKeyword(event.target.value)}
        />
        <TextField
          id="sort"
          name="sort"
          label={sort.label}
          select
          slotProps={{ select: { native: true } }}
          value={filters.sort}
          onChange={(event) => filters.setSort(event.target.value)}
        >
          {sort.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextField>
        <FormControl component="fieldset">
          <FormLabel component="legend">{scenes.label}</FormLabel>
          <FormGroup>
            {scenes.options.map(({ value, label }) => (
              <FormControlLabel
                key={value}
                label={label}
                control={
                  <Checkbox
                    name="scenes"
                    value={value}
                    checked={filters.scenes.includes(value)}
                    onChange={() => filters.toggleScene(value)}
                  />
                }
              />
            ))}
          </FormGroup>
        </FormControl>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained">
            {words.apply}
          </Button>
          <Button variant="outlined" onClick={() => filters.setOpen(true)}>
            {words.more}
          </Button>
        </Stack>
      </Stack>
      <MoreDialog {...filters} />
    </>
  );
}
