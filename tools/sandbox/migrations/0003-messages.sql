-- The outbox, and what portals logged.

create table outbox (
  id serial primary key,
  client text not null,
  person_id text not null references people on delete cascade,
  recipient text not null,
  channel text not null,
  kind text not null,
  code text,
  link text,
  text text not null,
  sent_at timestamptz not null
);

create table log_entries (
  id serial primary key,
  client text not null,
  level text not null,
  category text not null,
  message text not null,
  entry jsonb not null,
  written_at timestamptz not null
);
