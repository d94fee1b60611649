-- What customers were told.

create table notifications (
  id serial primary key,
  agreement_id text not null references agreements on delete cascade,
  notified_on text not null,
  happened_on text not null,
  title text not null,
  title_thai text,
  body text not null,
  body_thai text,
  is_resolved boolean not null
);
