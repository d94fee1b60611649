// Generated from schemas/api/integrations.openapi.json by `npm run generate`. Change the contract instead.

export interface paths {
    readonly "/integrationcht/v1/enrolment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Enrols a customer into an agreement.
         * @description The agreement is then `processing`, and enrolled a little later; an account is there at once. What the reply holds is assumed.
         */
        readonly post: operations["enrol"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/integrationsynnex/v1/agreementdetails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Tells how an agreement stands.
         * @description Changes nothing. Request and reply are assumed.
         */
        readonly post: operations["getAgreementDetails"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/v2/getcitystatebyzipcode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists cities, or the districts of one with their postcodes.
         * @description Without `city`, each city once; with it, its districts in the order of their postcodes, and none of a city that is not known.
         */
        readonly get: operations["getCityStateByZipCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/synnex/updatedevice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Registers a device of an agreement, or says what an enrolled one is now.
         * @description With an `AssetId` it is about that device, and somebody looks at it within a business day; without one the device is new. Which members there are depends on the category. Request and reply are assumed; a new device without a number of its own gets one.
         */
        readonly post: operations["updateDevice"];
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
         * @description Who enrols, and where they live.
         * @example {
         *       "AgreementId": "920341106",
         *       "CustomerDetails": {
         *         "FullName": "王雅婷",
         *         "LastName": "王",
         *         "FirstName": "雅婷",
         *         "Gender": "female",
         *         "MobileNbr": "0937120486",
         *         "EmailAddress": "yating.wang@example.com"
         *       },
         *       "Address": {
         *         "AddressLine1": "中正路100號",
         *         "AddressLine3": "站前大樓",
         *         "City": "桃園市",
         *         "StateProvinceCode": "桃園區",
         *         "PostalCode": "330",
         *         "CountryCode": "TW"
         *       }
         *     }
         */
        readonly EnrolmentRequest: {
            /**
             * @description The agreement.
             * @example 920341106
             */
            readonly AgreementId: string;
            readonly CustomerDetails: components["schemas"]["CustomerDetails"];
            readonly Address: components["schemas"]["EnrolmentAddress"];
        };
        /**
         * @description Who enrols.
         * @example {
         *       "FullName": "王雅婷",
         *       "LastName": "王",
         *       "FirstName": "雅婷",
         *       "Gender": "female",
         *       "MobileNbr": "0937120486",
         *       "EmailAddress": "yating.wang@example.com"
         *     }
         */
        readonly CustomerDetails: {
            /**
             * @description Family name and given name, as they are written together.
             * @example 王雅婷
             */
            readonly FullName: string;
            /**
             * @description Family name.
             * @example 王
             */
            readonly LastName: string;
            /**
             * @description Given name.
             * @example 雅婷
             */
            readonly FirstName: string;
            /**
             * @description Gender.
             * @example female
             * @enum {string}
             */
            readonly Gender: "female" | "male";
            /**
             * @description Mobile number.
             * @example 0937120486
             */
            readonly MobileNbr: string;
            /**
             * Format: email
             * @description Email.
             * @example yating.wang@example.com
             */
            readonly EmailAddress: string;
        };
        /**
         * @description Where the customer lives.
         * @example {
         *       "AddressLine1": "中正路100號",
         *       "AddressLine3": "站前大樓",
         *       "City": "桃園市",
         *       "StateProvinceCode": "桃園區",
         *       "PostalCode": "330",
         *       "CountryCode": "TW"
         *     }
         */
        readonly EnrolmentAddress: {
            /**
             * @description Street and number.
             * @example 中正路100號
             */
            readonly AddressLine1: string;
            /**
             * @description Floor or room.
             * @example 5樓
             */
            readonly AddressLine2?: string;
            /**
             * @description Building.
             * @example 站前大樓
             */
            readonly AddressLine3?: string;
            /**
             * @description City or county.
             * @example 桃園市
             */
            readonly City: string;
            /**
             * @description District.
             * @example 桃園區
             */
            readonly StateProvinceCode: string;
            /**
             * @description Postcode.
             * @example 330
             */
            readonly PostalCode: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example TW
             */
            readonly CountryCode: string;
        };
        /**
         * @description That the enrolment was taken.
         * @example {
         *       "AgreementId": "920341106",
         *       "EnrolmentStatus": "processing"
         *     }
         */
        readonly EnrolmentReply: {
            /**
             * @description The agreement.
             * @example 920341106
             */
            readonly AgreementId: string;
            /**
             * @description How it stands now.
             * @example processing
             * @enum {string}
             */
            readonly EnrolmentStatus: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
        };
        /**
         * @description Which agreement.
         * @example {
         *       "AgreementId": "920341106"
         *     }
         */
        readonly AgreementDetailsRequest: {
            /**
             * @description The agreement.
             * @example 920341106
             */
            readonly AgreementId: string;
        };
        /**
         * @description How an agreement stands.
         * @example {
         *       "AgreementId": "920341106",
         *       "EnrolmentStatus": "ENROLLED",
         *       "ClientOfferName": "Premium Monthly",
         *       "StartDate": "2026-11-21"
         *     }
         */
        readonly AgreementDetails: {
            /**
             * @description The agreement.
             * @example 920341106
             */
            readonly AgreementId: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @example ENROLLED
             * @enum {string}
             */
            readonly EnrolmentStatus: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /**
             * @description The offer's name on the wire.
             * @example Premium Monthly
             */
            readonly ClientOfferName: string;
            /**
             * Format: date
             * @description The first day of cover.
             * @example 2026-11-21
             */
            readonly StartDate: string;
        };
        /**
         * @description A device to register.
         * @example {
         *       "AgreementId": "920327719",
         *       "AssetCategory": "LAPTOP",
         *       "Brand": "ASUS",
         *       "Model": "Zenbook 14",
         *       "Color": "Ponder Blue",
         *       "StorageType": "SSD",
         *       "Capacity": "1 TB",
         *       "Processor": "Core Ultra 7",
         *       "RAM": "32 GB",
         *       "RRP": "42900",
         *       "SerialNumber": "R4N0CV07K215"
         *     }
         */
        readonly AnchorDevice: {
            /**
             * @description The agreement that is to cover it.
             * @example 920327719
             */
            readonly AgreementId: string;
            /**
             * @description The enrolled device that this is now; absent for a new one.
             * @example 731034
             */
            readonly AssetId?: string;
            /**
             * @description The kind of device, as the existing back ends spell it.
             * @example LAPTOP
             * @enum {string}
             */
            readonly AssetCategory: "PHONE" | "TABLET" | "LAPTOP" | "EARPHONES" | "HEADPHONES" | "SMARTWATCHES" | "GAMECONSOLES";
            /**
             * @description Who makes it.
             * @example ASUS
             */
            readonly Brand: string;
            /**
             * @description The model.
             * @example Zenbook 14
             */
            readonly Model: string;
            /**
             * @description Its colour.
             * @example Ponder Blue
             */
            readonly Color?: string;
            /**
             * @description Its storage.
             * @example 1 TB
             */
            readonly Capacity?: string;
            /**
             * @description Its memory.
             * @example 32 GB
             */
            readonly RAM?: string;
            /**
             * @description The kind of storage.
             * @example SSD
             */
            readonly StorageType?: string;
            /**
             * @description Its processor.
             * @example Core Ultra 7
             */
            readonly Processor?: string;
            /**
             * @description How it connects.
             * @example Wi-Fi
             */
            readonly Connectivity?: string;
            /**
             * @description The size of its face.
             * @example 44 mm
             */
            readonly FaceSize?: string;
            /**
             * @description What its case is of.
             * @example Aluminium
             */
            readonly CaseType?: string;
            /**
             * @description The maker's number of the model.
             * @example A2991
             */
            readonly ModelNumber?: string;
            /**
             * @description IMEI or serial number.
             * @example R4N0CV07K215
             */
            readonly SerialNumber?: string;
            /**
             * @description The recommended retail price, in whole units of the client's currency.
             * @example 42900
             */
            readonly RRP?: string;
        };
        /**
         * @description That a device is registered.
         * @example {
         *       "AssetId": "760014"
         *     }
         */
        readonly RegisteredDevice: {
            /**
             * @description The asset's id.
             * @example 760014
             */
            readonly AssetId: string;
            /**
             * @description By which the update of an enrolled device is known.
             * @example UPD-300001
             */
            readonly UpdateId?: string;
        };
        /**
         * @description Cities, or districts.
         * @example {
         *       "GetCityStatebyZipCodeResponse": [
         *         {
         *           "City": "基隆市",
         *           "StateTL": "仁愛區",
         *           "PostalCode": "200"
         *         }
         *       ]
         *     }
         */
        readonly CityStateReply: {
            /**
             * @description Cities, or the districts of one.
             * @example [
             *       {
             *         "City": "基隆市",
             *         "StateTL": "仁愛區",
             *         "PostalCode": "200"
             *       }
             *     ]
             */
            readonly GetCityStatebyZipCodeResponse: readonly components["schemas"]["CityState"][];
        };
        /**
         * @description A city, or one of its districts.
         * @example {
         *       "City": "基隆市",
         *       "StateTL": "仁愛區",
         *       "PostalCode": "200"
         *     }
         */
        readonly CityState: {
            /**
             * @description City or county.
             * @example 基隆市
             */
            readonly City: string;
            /**
             * @description District, in its own language; absent where cities are listed.
             * @example 仁愛區
             */
            readonly StateTL?: string;
            /**
             * @description The district's postcode.
             * @example 200
             */
            readonly PostalCode?: string;
        };
        /**
         * @description A district of a city, as the portal's forms read it.
         * @example {
         *       "name": "仁愛區",
         *       "postalCode": "200"
         *     }
         */
        readonly District: {
            /**
             * @description Its name.
             * @example 仁愛區
             */
            readonly name: string;
            /**
             * @description Its postcode.
             * @example 200
             */
            readonly postalCode: string;
        };
        /**
         * @description How an agreement stands, as the portal's flows read it.
         * @example {
         *       "id": "920341106",
         *       "status": "ENROLLED",
         *       "startsOn": "2026-11-21"
         *     }
         */
        readonly EnrolledAgreement: {
            /**
             * @description The agreement.
             * @example 920341106
             */
            readonly id: string;
            /**
             * @description Its enrolment status.
             * @example ENROLLED
             * @enum {string}
             */
            readonly status: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /**
             * Format: date
             * @description The first day of cover.
             * @example 2026-11-21
             */
            readonly startsOn: string;
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
        /** @description A text of the request holds U+0000, half a surrogate pair, or percent-encoding that is not UTF-8. Every operation refuses it so, also one that has a 400 of its own. */
        readonly UnfitText: {
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
    readonly enrol: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example user-information/user-information~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EnrolmentRequest"];
            };
        };
        readonly responses: {
            /** @description The enrolment was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnrolmentReply"];
                };
            };
            /** @description The agreement is not the customer's or is enrolled already, or the postcode is not of that district. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The key was used for another request. */
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
    readonly getAgreementDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgreementDetailsRequest"];
            };
        };
        readonly responses: {
            /** @description How it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AgreementDetails"];
                };
            };
            /** @description The customer has no such agreement. */
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
    readonly getCityStateByZipCode: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The city whose districts are asked for.
                 * @example 基隆市
                 */
                readonly city?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Cities or districts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CityStateReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example user-information/user-information~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnchorDevice"];
            };
        };
        readonly responses: {
            /** @description The device is registered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegisteredDevice"];
                };
            };
            /** @description The agreement or the device is not the customer's, or the serial number is no good or registered already. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description An update of the device is being looked at, or the key was used for another request. */
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
