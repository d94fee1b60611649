-- Enquiries of people who cannot sign in, and requests that are answered once.

create table inquiries (
  number serial primary key,
  client text not null,
  kind text not null,
  partner text,
  channel text,
  type text,
  name text not null,
  email text,
  mobile text not null,
  imei text,
  description text,
  upload_id text,
  sent_at timestamptz not null
);

create table keyed_requests (
  client text not null,
  operation text not null,
  key text not null,
  hash text not null,
  reply jsonb,
  sent_at timestamptz not null,
  constraint keyed_requests_key primary key (client, operation, key)
);
