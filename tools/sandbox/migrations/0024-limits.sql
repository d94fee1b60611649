-- Wrong tries of every kind in one table, with a lock that grows; how often codes were sent, and from where.

-- Limits that are counted otherwise from now on start anew; people of the seeds are put in again by a reset.
drop table password_tries;

create table wrong_tries (
  client text not null,
  tried_hash text not null,
  tries integer not null,
  locks integer default 0 not null,
  locked_until timestamptz,
  constraint wrong_tries_key primary key (client, tried_hash)
);

create table sends (
  client text not null,
  sent_hash text not null,
  sent integer not null,
  sent_at timestamptz not null,
  next_at timestamptz,
  constraint sends_key primary key (client, sent_hash)
);

alter table code_sessions
  drop column wrong_tries,
  add column identifier_hash text default '' not null,
  add column channel text default 'email' not null;
