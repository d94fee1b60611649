// Generated from schemas/api/cleaning.openapi.json by `npm run generate`. Change the contract instead.

export interface paths {
    readonly "/devicemanagement/api/getcleaningservicedevicelist/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists what can be cleaned for a plan.
         * @description The specification shows neither what `id` is nor what is replied.
         */
        readonly get: operations["getCleaningServiceDeviceList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/getscheduledavailability": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lists the days on which somebody can come to an address.
         * @description Reserves nothing. Request and reply are assumed.
         */
        readonly post: operations["getScheduledAvailability"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/updatecleaningservicedetails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Notes what is known of a cleaning.
         * @description Opens one; the draft of the plan that is open already is changed. With an appointment its slot is held. Request and reply are assumed.
         */
        readonly post: operations["updateCleaningServiceDetails"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/submitcleaningservice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Orders a cleaning.
         * @description From then on it is no draft, and waits until its visit is confirmed. Request and reply are assumed.
         */
        readonly post: operations["submitCleaningService"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/v1/cancelcleaningservice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancels a cleaning.
         * @description Until somebody has come. What is beside the agreement is assumed.
         */
        readonly post: operations["cancelCleaningService"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An address to come to, in the names of the existing back ends.
         * @example {
         *       "Address1": "Blk 205 Bedok North Street 1",
         *       "City": "Singapore",
         *       "CountryCode": "SG",
         *       "PostalCode": "460205"
         *     }
         */
        readonly RequestAddress: {
            /**
             * @description Block and street.
             * @example Blk 205 Bedok North Street 1
             */
            readonly Address1: string;
            /**
             * @description Unit.
             * @example #06-327
             */
            readonly Address2?: string;
            /**
             * @description Building.
             * @example Bedok Green
             */
            readonly Address3?: string;
            /**
             * @description City.
             * @example Singapore
             */
            readonly City: string;
            /**
             * @description State or province.
             * @example SG
             */
            readonly StateProvinceCode?: string;
            /**
             * @description ISO 3166.
             * @example SG
             */
            readonly CountryCode: string;
            /**
             * @description Postal code.
             * @example 460205
             */
            readonly PostalCode: string;
        };
        /**
         * @description A kind of appliance that is cleaned at home.
         * @example {
         *       "CategoryCode": "AIRCON",
         *       "ModelId": "AC-SPLIT",
         *       "ModelName": "Split air conditioner",
         *       "ModelNameTL": "分離式冷氣",
         *       "DetailsAsked": [
         *         "FLOOR"
         *       ],
         *       "MaxUnits": 4,
         *       "TotalAmount": 180000
         *     }
         */
        readonly CleaningDeviceRecord: {
            /**
             * @description What it is, by its code.
             * @example AIRCON
             */
            readonly CategoryCode: string;
            /**
             * @description Its id.
             * @example AC-SPLIT
             */
            readonly ModelId: string;
            /**
             * @description What it is called in English.
             * @example Split air conditioner
             */
            readonly ModelName: string;
            /**
             * @description What it is called in the language of the country.
             * @example 分離式冷氣
             */
            readonly ModelNameTL: string;
            /**
             * @description What has to be known of it beside its brand, age and number.
             * @example [
             *       "FLOOR"
             *     ]
             */
            readonly DetailsAsked: readonly "FLOOR"[];
            /**
             * @description How many are cleaned in one visit, at most.
             * @example 4
             */
            readonly MaxUnits: number;
            /**
             * @description What one of them costs a holder of the plan, in minor units of the client's currency.
             * @example 180000
             */
            readonly TotalAmount: number;
        };
        /**
         * @description What can be cleaned.
         * @example {
         *       "CleaningServiceDevices": [
         *         {
         *           "CategoryCode": "AIRCON",
         *           "ModelId": "AC-SPLIT",
         *           "ModelName": "Split air conditioner",
         *           "ModelNameTL": "分離式冷氣",
         *           "DetailsAsked": [
         *             "FLOOR"
         *           ],
         *           "MaxUnits": 4,
         *           "TotalAmount": 180000
         *         }
         *       ]
         *     }
         */
        readonly CleaningDeviceListReply: {
            /**
             * @description The kinds of appliances; none where nobody comes.
             * @example [
             *       {
             *         "CategoryCode": "AIRCON",
             *         "ModelId": "AC-SPLIT",
             *         "ModelName": "Split air conditioner",
             *         "ModelNameTL": "分離式冷氣",
             *         "DetailsAsked": [
             *           "FLOOR"
             *         ],
             *         "MaxUnits": 4,
             *         "TotalAmount": 180000
             *       }
             *     ]
             */
            readonly CleaningServiceDevices: readonly components["schemas"]["CleaningDeviceRecord"][];
        };
        /**
         * @description A kind of appliance that is cleaned, in the portal's words.
         * @example {
         *       "id": "AC-SPLIT",
         *       "category": "AIRCON",
         *       "name": "Split air conditioner",
         *       "localName": "分離式冷氣",
         *       "asks": [
         *         "FLOOR"
         *       ],
         *       "most": 4,
         *       "amount": 180000
         *     }
         */
        readonly CleaningModel: {
            /**
             * @description Its id.
             * @example AC-SPLIT
             */
            readonly id: string;
            /**
             * @description What it is, by its code.
             * @example AIRCON
             */
            readonly category: string;
            /**
             * @description What it is called in English.
             * @example Split air conditioner
             */
            readonly name: string;
            /**
             * @description What it is called in the language of the country.
             * @example 分離式冷氣
             */
            readonly localName: string;
            /**
             * @description What has to be known of it beside its brand, age and number.
             * @example [
             *       "FLOOR"
             *     ]
             */
            readonly asks: readonly string[];
            /**
             * @description How many are cleaned in one visit, at most.
             * @example 4
             */
            readonly most: number;
            /**
             * @description What one of them costs, in minor units of the client's currency.
             * @example 180000
             */
            readonly amount: number;
        };
        /**
         * @description Where somebody is to come.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "InteractionLineId": "il_5f02",
         *       "ServiceAddress": {
         *         "Address1": "南京東路三段219號",
         *         "Address2": "8樓之2",
         *         "City": "臺北市",
         *         "StateProvinceCode": "中山區",
         *         "CountryCode": "TW",
         *         "PostalCode": "104"
         *       },
         *       "AlternateDays": 7
         *     }
         */
        readonly ScheduledAvailabilityRequest: {
            /**
             * @description The cleaning.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description The interaction line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            readonly ServiceAddress: components["schemas"]["RequestAddress"];
            /**
             * @description For how many days.
             * @example 7
             */
            readonly AlternateDays: number;
        };
        /**
         * @description When somebody can come.
         * @example {
         *       "ScheduledAvailability": [
         *         {
         *           "Date": "2026-11-27",
         *           "Slots": [
         *             {
         *               "SlotCode": "9AM-12PM",
         *               "StartTime": "09:00",
         *               "EndTime": "12:00",
         *               "Available": 2
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly ScheduledAvailabilityReply: {
            /**
             * @description The next days, from the first on which a team can be there.
             * @example [
             *       {
             *         "Date": "2026-11-27",
             *         "Slots": [
             *           {
             *             "SlotCode": "9AM-12PM",
             *             "StartTime": "09:00",
             *             "EndTime": "12:00",
             *             "Available": 2
             *           }
             *         ]
             *       }
             *     ]
             */
            readonly ScheduledAvailability: readonly components["schemas"]["DeliverySlotDay"][];
        };
        /**
         * @description A window of a day.
         * @example {
         *       "SlotCode": "9AM-12PM",
         *       "StartTime": "09:00",
         *       "EndTime": "12:00",
         *       "Available": 2
         *     }
         */
        readonly SlotRecord: {
            /**
             * @description The window, by its name on the wire.
             * @example 9AM-12PM
             */
            readonly SlotCode: string;
            /**
             * @description Its start, in the client's zone.
             * @example 09:00
             */
            readonly StartTime: string;
            /**
             * @description Its end.
             * @example 12:00
             */
            readonly EndTime: string;
            /**
             * @description How many are free.
             * @example 2
             */
            readonly Available: number;
            /**
             * @description What it costs at night, in minor units of the client's currency; absent by day.
             * @example 1200
             */
            readonly NightDeliveryFee?: number;
        };
        /**
         * @description A day and its windows.
         * @example {
         *       "Date": "2026-11-24",
         *       "Slots": [
         *         {
         *           "SlotCode": "9AM-12PM",
         *           "StartTime": "09:00",
         *           "EndTime": "12:00",
         *           "Available": 2
         *         }
         *       ]
         *     }
         */
        readonly DeliverySlotDay: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-11-24
             */
            readonly Date: string;
            /**
             * @description Its windows; none on a day without service.
             * @example [
             *       {
             *         "SlotCode": "9AM-12PM",
             *         "StartTime": "09:00",
             *         "EndTime": "12:00",
             *         "Available": 2
             *       }
             *     ]
             */
            readonly Slots: readonly components["schemas"]["SlotRecord"][];
        };
        /**
         * @description What is cleaned.
         * @example {
         *       "ModelId": "AC-SPLIT",
         *       "Brand": "Daikin",
         *       "Units": "2",
         *       "AgeRange": "3_TO_8",
         *       "FloorNumber": "8"
         *     }
         */
        readonly CleaningDetails: {
            /**
             * @description The kind of appliance.
             * @example AC-SPLIT
             */
            readonly ModelId: string;
            /**
             * @description Its maker, as the customer wrote it.
             * @example Daikin
             */
            readonly Brand: string;
            /**
             * @description How many.
             * @example 2
             */
            readonly Units: string;
            /**
             * @description How old the oldest is, in years.
             * @example 3_TO_8
             * @enum {string}
             */
            readonly AgeRange: "UNDER_3" | "3_TO_8" | "OVER_8";
            /**
             * @description On which floor the outdoor unit hangs.
             * @example 8
             */
            readonly FloorNumber?: string;
        };
        /**
         * @description When somebody comes.
         * @example {
         *       "Date": "2026-11-27",
         *       "SlotCode": "9AM-12PM"
         *     }
         */
        readonly CleaningAppointment: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-11-27
             */
            readonly Date: string;
            /**
             * @description The window, by its name on the wire.
             * @example 9AM-12PM
             */
            readonly SlotCode: string;
        };
        /**
         * @description What is known of a cleaning so far.
         * @example {
         *       "InteractionLineId": "il_5f02",
         *       "AgreementId": "920310275",
         *       "Device": {
         *         "ModelId": "AC-SPLIT",
         *         "Brand": "Daikin",
         *         "Units": "2",
         *         "AgeRange": "3_TO_8",
         *         "FloorNumber": "8"
         *       }
         *     }
         */
        readonly UpdateCleaningRequest: {
            /**
             * @description The interaction line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            /**
             * @description The agreement.
             * @example 920310275
             */
            readonly AgreementId: string;
            /**
             * @description The cleaning, where one was opened.
             * @example SR400017
             */
            readonly ServiceRequestId?: string;
            readonly Device: components["schemas"]["CleaningDetails"];
            readonly Appointment?: components["schemas"]["CleaningAppointment"];
            readonly ServiceAddress?: components["schemas"]["RequestAddress"];
        };
        /**
         * @description A cleaning.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "TotalAmount": 360000
         *     }
         */
        readonly CleaningRecord: {
            /**
             * @description Its id.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description What is due in all, in minor units of the client's currency.
             * @example 360000
             */
            readonly TotalAmount: number;
        };
        /**
         * @description A cleaning.
         * @example {
         *       "CleaningService": {
         *         "ServiceRequestId": "SR400017",
         *         "TotalAmount": 360000
         *       }
         *     }
         */
        readonly CleaningReply: {
            readonly CleaningService: components["schemas"]["CleaningRecord"];
        };
        /**
         * @description A cleaning, in the portal's words.
         * @example {
         *       "id": "SR400017",
         *       "amount": 360000
         *     }
         */
        readonly Cleaning: {
            /**
             * @description Its id.
             * @example SR400017
             */
            readonly id: string;
            /**
             * @description What is due in all, in minor units of the client's currency.
             * @example 360000
             */
            readonly amount: number;
        };
        /**
         * @description Where the electronic invoice is kept.
         * @example {
         *       "InvoiceType": "MOBILE_BARCODE",
         *       "CarrierNumber": "/ABC1234"
         *     }
         */
        readonly InvoiceCarrier: {
            /**
             * @description The kind of carrier.
             * @example MOBILE_BARCODE
             * @enum {string}
             */
            readonly InvoiceType: "EC_PAY" | "MOBILE_BARCODE" | "CITIZEN_DIGITAL";
            /**
             * @description Its number, where the kind has one: `/` and 7 characters, or 2 letters and 14 digits.
             * @example /ABC1234
             */
            readonly CarrierNumber?: string;
        };
        /**
         * @description A cleaning whose terms the customer has accepted.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "InteractionLineId": "il_5f02",
         *       "IsTermsAccepted": true,
         *       "Invoice": {
         *         "InvoiceType": "MOBILE_BARCODE",
         *         "CarrierNumber": "/ABC1234"
         *       }
         *     }
         */
        readonly SubmitCleaningRequest: {
            /**
             * @description The cleaning.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description The interaction line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            /**
             * @description That the customer accepts the terms.
             * @example true
             * @constant
             */
            readonly IsTermsAccepted: true;
            readonly Invoice: components["schemas"]["InvoiceCarrier"];
        };
        /**
         * @description A cleaning that was ordered.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "ServiceOrderStatus": "PENDING SCHEDULE CONFIRMATION"
         *     }
         */
        readonly SubmittedCleaning: {
            /**
             * @description Its id.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description How its visit stands.
             * @example PENDING SCHEDULE CONFIRMATION
             * @constant
             */
            readonly ServiceOrderStatus: "PENDING SCHEDULE CONFIRMATION";
        };
        /**
         * @description Which cleaning is cancelled. The specification shows the agreement only.
         * @example {
         *       "AgreementId": "920310275",
         *       "ServiceRequestId": "SR400017",
         *       "Reason": "Customer Requested"
         *     }
         */
        readonly CancelCleaningServiceRequest: {
            /**
             * @description The agreement.
             * @example 920310275
             */
            readonly AgreementId: string;
            /**
             * @description The cleaning.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description Why.
             * @example Customer Requested
             */
            readonly Reason: string;
        };
        /**
         * @description It is cancelled.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "ServiceRequestStatus": "CNCLCUS"
         *     }
         */
        readonly CancelledRequest: {
            /**
             * @description The request.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @example CNCLCUS
             * @constant
             */
            readonly ServiceRequestStatus: "CNCLCUS";
        };
        /**
         * @description What went wrong, told to a program (`code`), to a person (`message`) and by place of the request (`fields`).
         * @example {
         *       "code": "WRONG_CODE",
         *       "message": "This code is not right."
         *     }
         */
        readonly Problem: {
            /**
             * @description A stable name of the problem.
             * @example WRONG_CODE
             */
            readonly code?: string;
            /**
             * @description One sentence about it; not shown to customers, except that `jwt expired` means an expired session.
             * @example This code is not right.
             */
            readonly message?: string;
            /**
             * @description What is wrong with each place of the request.
             * @example {
             *       "body.otp": "must be encrypted"
             *     }
             */
            readonly fields?: {
                readonly [key: string]: string;
            };
            /**
             * Format: date-time
             * @description From when on it can be tried again: the end of a lock, or of the wait for another code.
             * @example 2026-11-21T08:15:00.000Z
             */
            readonly retryAt?: string;
        };
    };
    responses: {
        /** @description The request is not signed or not by a signed-in customer. */
        readonly NotAuthorised: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request breaks this contract. */
        readonly BreaksContract: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. */
        readonly ServerFailure: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is busy; `Retry-After` says when to try again. */
        readonly Unavailable: {
            headers: {
                /** @description Seconds until the next try. */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getCleaningServiceDeviceList: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The agreement.
                 * @example 920310275
                 */
                readonly agreementId: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The interaction line.
                 * @example il_5f02
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CleaningDeviceListReply"];
                };
            };
            /** @description There is no such agreement of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getScheduledAvailability: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ScheduledAvailabilityRequest"];
            };
        };
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScheduledAvailabilityReply"];
                };
            };
            /** @description There is no such cleaning of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateCleaningServiceDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example cleaning/order-cleaning~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateCleaningRequest"];
            };
        };
        readonly responses: {
            /** @description It is noted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CleaningReply"];
                };
            };
            /** @description There is no such agreement of this customer, or nothing of the kind is cleaned. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The slot is taken, the cleaning was ordered before, or the key was used for another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly submitCleaningService: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example cleaning/order-cleaning~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitCleaningRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubmittedCleaning"];
                };
            };
            /** @description There is no such cleaning of this customer, it has no appointment, or the carrier's number is not right. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It was ordered before, or the key was used for another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly cancelCleaningService: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example my-service-requests/my-service-requests~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelCleaningServiceRequest"];
            };
        };
        readonly responses: {
            /** @description It is cancelled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CancelledRequest"];
                };
            };
            /** @description There is no such cleaning of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It is too late, it was cancelled before, or the key was used for another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
