import { middleOf } from './geometry.ts';
import { Drawing, type RouteMapProps } from './RouteMap.tsx';
import { RouteSigns } from './RouteSigns.tsx';

type SeveralRoutesMapProps = Pick<RouteMapProps, 'tint' | 'label'> & {
  /** each with the number that it has in the list beside the picture; ways without positions are left out */
  routes: readonly { number: number; line: RouteMapProps['line'] }[];
};

/** The ways of several courses in one picture, all in the same scale, each with its number in its middle. */
export function SeveralRoutesMap({ routes, ...props }: SeveralRoutesMapProps) {
  const drawn = routes.filter(({ line }) => line.length > 1);
  const [first, ...others] = drawn.map(({ line }) => line);
  if (!first) return null;
  return (
    <Drawing
      {...props}
      line={first}
      others={others}
      size="full"
      over={({ frame, project, way }) => (
        <RouteSigns
          frame={frame}
          way={way}
          names={[]}
          start={undefined}
          goal={undefined}
          signs={drawn.map(({ number, line }) => ({ number, spot: middleOf(line.map(project)) }))}
        />
      )}
    />
  );
}
