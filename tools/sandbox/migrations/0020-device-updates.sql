-- What customers say that enrolled devices are now, and the files that show it.

create table device_updates (
  number serial primary key,
  device_id text not null references devices on delete cascade,
  details jsonb not null,
  sent_at timestamptz not null,
  reviewed_at timestamptz
);

create table reference_documents (
  upload_id text primary key,
  device_id text not null references devices on delete cascade,
  name text not null,
  added_at timestamptz not null
);
