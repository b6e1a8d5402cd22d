/** Which layer imports which. Nothing imports upward; a message names the layer where the import belongs. */
const layers = {
  tokens: [],
  ui: ['tokens'],
  contract: [],
  machines: ['contract'],
  app: ['ui', 'tokens', 'machines', 'contract', 'content'],
  server: ['contract', 'content'],
};
const all = [
  'tokens',
  'ui',
  'contract',
  'machines',
  'app',
  'server',
  'stories',
  'tests',
  'scripts',
  'tools',
  'content',
];

const why = {
  tokens: 'Tokens know nothing: values that need something belong where that something is.',
  ui: 'Components know tokens only: words come by props, data by the screens in app/.',
  contract: 'The contract knows zod only: behaviour belongs in machines/, app/ or server/.',
  machines: 'Machines know contract types only: effects are given to them by app/actors or the wiring of a screen.',
  app: 'The portal meets the server only in the contract: move what both need there.',
  server:
    'The server knows the contract, of the machines the two that it shares, and of the portal only its server entry (app/entry.server.tsx) and the cleaner of rich text.',
};

/** What the server knows of other layers. */
const sharedWithServer =
  '^(app/(entry\\.server\\.tsx|richText/onServer\\.ts)|machines/(contest|photoReview)/index\\.ts)$';

const notOf = (layer, allowed) =>
  all.filter((other) => other !== layer && !allowed.includes(other)).map((other) => `^${other}/`);

module.exports = {
  forbidden: [
    ...Object.entries(layers).map(([layer, allowed]) => ({
      name: `${layer}-no-upward-imports`,
      comment: why[layer],
      severity: 'error',
      from: { path: `^${layer}/` },
      to: { path: notOf(layer, allowed), ...(layer === 'server' ? { pathNot: sharedWithServer } : {}) },
    })),
    {
      name: 'api-files-without-sql',
      comment: 'An x.api.ts holds no SQL and knows no table: the query belongs in x.queries.ts of its resource.',
      severity: 'error',
      from: { path: '^server/.*\\.api\\.ts$' },
      to: { path: ['node_modules/drizzle-orm/', '\\.table\\.ts$'] },
    },
    {
      name: 'operations-know-no-transport',
      comment:
        'Only server.ts and what starts it know HTTP: what an operation shares with it belongs in errors.ts or api.ts.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(http/|(main|serve|server|portal)\\.ts$)' },
      to: { path: '^server/(http/|(main|serve|server|portal)\\.ts$)' },
    },
    {
      name: 'resources-know-no-loader',
      comment:
        'A resource knows neither the list of all handlers nor the loader of samples: those know the resources. The site search indexes content files; revisions write what the loader writes.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: '^server/(content|http|revisions|siteSearch)/' },
      to: { path: '^server/(api\\.ts|content/(loadContent|courseRow|readContent|samples)\\.ts)' },
    },
    {
      name: 'database-knows-no-resource',
      comment: 'The engines know tables only as the list in db/schema.ts.',
      severity: 'error',
      from: { path: '^server/db/', pathNot: '^server/db/schema\\.ts$' },
      to: { path: '^server/', pathNot: '^server/db/' },
    },
    {
      name: 'nothing-imports-tools',
      comment:
        'Tools are products of their own, started by package scripts: what others need belongs in a layer below.',
      severity: 'error',
      from: { pathNot: '^(tools|tests|bench)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'machines-without-effects',
      comment: 'Machines hold no React, DOM, fetch or storage: declare an actor or action and give it in app/.',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: 'node_modules/(react|react-dom|@xstate/react|i18next|wouter)/' },
    },
    {
      name: 'no-schemas-in-the-browser',
      comment:
        'zod is 22 kB: the portal takes types from the contract, and values from contract/bands.ts, geo.ts, client.ts and apiError.ts.',
      severity: 'error',
      from: { path: '^(app|ui|machines)/' },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular',
      comment:
        'Two files that need one another are one thing or three. (A screen that comes on demand may read the route table that names it.)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The file does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '\\.(css\\.ts\\.vanilla|svg|mdx?)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.json', '.js'],
    },
  },
};
