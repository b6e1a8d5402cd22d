/** OpenAPI 3.1, derived from the contract. */
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type ErrorCode, errorEnvelope, errorStatus } from '../../contract/errors.ts';
import { endpoints } from '../../contract/index.ts';
import { cookieNameOf } from '../sessions/tokenCookie.ts';

type JsonSchema = {
  properties?: Record<string, JsonSchema & { description?: string }>;
  required?: string[];
  type?: string;
  description?: string;
};

export const inputSchema = (endpoint: Endpoint): JsonSchema =>
  z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
const outputSchema = (endpoint: Endpoint) => {
  const schema = z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  return {
    ...schema,
    properties: { result: { const: true }, ...schema.properties },
    required: ['result', ...(schema.required ?? [])],
  };
};

/** The errors that any call can respond with, beside its own. */
const commonErrors: ErrorCode[] = ['E422', 'E429', 'E500', 'E503'];

/** Those of the call itself, and those that come with who may call and with what it takes. */
const errorsOf = ({ who, changesState, errors }: Endpoint, method: string): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...errors,
    ...(who === 'anyone' ? [] : (['E401'] as const)),
    ...(who === 'staff' ? (['E403'] as const) : []),
    ...(method === 'POST' || changesState ? (['E403'] as const) : []),
    ...(method === 'POST' ? (['E413'] as const) : []),
  ]),
];

/** A session, or for staff also the token itself. */
function securityOf({ who }: Endpoint) {
  if (who === 'anyone') return {};
  return { security: who === 'member' ? [{ session: [] }] : [{ staffSession: [] }, { staffToken: [] }] };
}

function operation(endpoint: Endpoint, method: string) {
  const input = inputSchema(endpoint);
  const isList = (schema: unknown) => JSON.stringify(schema).includes('"type":"array"');
  const request =
    method === 'GET'
      ? {
          parameters: Object.entries(input.properties ?? {}).map(([name, schema]) => ({
            name: isList(schema) ? `${name}[]` : name,
            in: 'query',
            required: input.required?.includes(name) ?? false,
            ...(schema.description ? { description: schema.description } : {}),
            schema,
          })),
        }
      : {
          requestBody: {
            required: endpoint.body !== 'none',
            description: `At most ${endpoint.limitBytes} bytes`,
            content: {
              'application/json': { schema: input },
              'application/x-www-form-urlencoded': { schema: input },
              'multipart/form-data': { schema: input },
            },
          },
        };
  const failures = [...errorsOf(endpoint, method), ...commonErrors].map((code) => [
    String(errorStatus[code]),
    { description: code, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  ]);
  return {
    summary: endpoint.summary,
    ...securityOf(endpoint),
    ...request,
    responses: {
      200: { description: 'The response', content: { 'application/json': { schema: outputSchema(endpoint) } } },
      ...Object.fromEntries(failures),
    },
  };
}

/** @param tokenHeader name of the header that may carry a staff token */
export function openApi(origin: string, tokenHeader: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const [method, path] = key.split(' ') as [string, string];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint as unknown as Endpoint, method) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tokotoko Tokyo API',
      version: '1.0.0',
      description: 'Walking courses of Tokyo. Sample content. Arrays in a query string are written name[]=value.',
    },
    servers: [{ url: `${origin}/api` }],
    paths,
    components: {
      schemas: { Error: z.toJSONSchema(errorEnvelope) },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieNameOf('session', origin.startsWith('https:')),
          description: 'Set by POST /user_login',
        },
        staffSession: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieNameOf('staff', origin.startsWith('https:')),
          description: 'Set by POST /staff/login',
        },
        staffToken: {
          type: 'apiKey',
          in: 'header',
          name: tokenHeader,
          description: 'The staff token itself',
        },
      },
    },
  };
}
