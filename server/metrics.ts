import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by kind of request, method and status',
    labelNames: ['kind', 'method', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const pages = new Counter({
    name: 'page_cache_total',
    help: 'Pages answered, by where they came from',
    labelNames: ['from'] as const,
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs done, failed (tried again later) and given up, by kind',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  });
  const jobsLooked = new Gauge({
    name: 'jobs_looked_timestamp_seconds',
    help: 'When this process last looked for due jobs, seconds since 1970',
    registers: [registry],
  });
  const pushMessages = new Counter({
    name: 'push_messages_total',
    help: 'Notifications by what has become of them: sent, again (tried later), gone (the device is no more), refused, unknown',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  return { registry, duration, pages, jobs, jobsLooked, pushMessages };
}
export type Metrics = ReturnType<typeof createMetrics>;
