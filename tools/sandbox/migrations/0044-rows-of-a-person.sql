-- Each request of a customer looks for these rows.

create index agreements_of_person on agreements (person_id);
create index devices_of_agreement on devices (agreement_id);
create index service_requests_of_person on service_requests (person_id);
create index service_requests_of_agreement on service_requests (agreement_id);
