-- What customers say of a device that they register.

create table device_details (
  device_id text primary key references devices on delete cascade,
  details jsonb not null
);
