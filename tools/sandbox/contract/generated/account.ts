// Generated from schemas/api/account.openapi.json by `npm run generate`. Change the contract instead.

export interface paths {
    readonly "/api/v1/account/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Gives the customer's profile.
         * @description Members that the customer has not given are absent.
         */
        readonly get: operations["getProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account/devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the customer's devices.
         * @description The reply comes in an envelope: an inner status other than 200 is a failure with that status; an inner 405 whose `agreementStatus` is TRMNTD counts as 406. The devices' members are assumed.
         */
        readonly get: operations["listDevices"];
        readonly put?: never;
        readonly post?: never;
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
         * @description The customer's profile.
         * @example {
         *       "profileId": "pr_10021",
         *       "userId": "us_10021",
         *       "firstName": "Wei Ling",
         *       "lastName": "Tan",
         *       "fullName": "Tan Wei Ling",
         *       "gender": "female",
         *       "email": "weiling.tan@example.com",
         *       "enrolledMdn": "91234567",
         *       "agreementId": "900183726"
         *     }
         */
        readonly Profile: {
            /**
             * @description The profile's id.
             * @example pr_10021
             */
            readonly profileId: string;
            /**
             * @description The customer's id.
             * @example us_10021
             */
            readonly userId: string;
            /**
             * @description First name.
             * @example Wei Ling
             */
            readonly firstName: string;
            /**
             * @description Last name.
             * @example Tan
             */
            readonly lastName: string;
            /**
             * @description Full name, in the customer's own order.
             * @example Tan Wei Ling
             */
            readonly fullName: string;
            /**
             * @description Gender.
             * @example female
             * @enum {string}
             */
            readonly gender: "female" | "male";
            /**
             * Format: email
             * @description Email; absent where none is on file.
             * @example weiling.tan@example.com
             */
            readonly email?: string;
            /**
             * @description The mobile number that was enrolled.
             * @example 91234567
             */
            readonly enrolledMdn: string;
            /**
             * @description The first agreement; absent where there is none.
             * @example 900183726
             */
            readonly agreementId?: string;
        };
        /**
         * @description A device that an agreement covers.
         * @example {
         *       "id": "710044",
         *       "agreementId": "900183726",
         *       "name": "Apple iPhone 16 Pro",
         *       "make": "Apple",
         *       "model": "iPhone 16 Pro",
         *       "imei": "356938035643809",
         *       "category": "phone",
         *       "colour": "Desert Titanium",
         *       "capacity": "256 GB",
         *       "status": "ENROLLED"
         *     }
         */
        readonly Device: {
            /**
             * @description The device's id (asset id).
             * @example 710044
             */
            readonly id: string;
            /**
             * @description The agreement that covers it.
             * @example 900183726
             */
            readonly agreementId: string;
            /**
             * @description What to call it.
             * @example Apple iPhone 16 Pro
             */
            readonly name: string;
            /**
             * @description Who makes it.
             * @example Apple
             */
            readonly make: string;
            /**
             * @description The model; device images go by it.
             * @example iPhone 16 Pro
             */
            readonly model: string;
            /**
             * @description IMEI (15 digits), or the serial number where it has none.
             * @example 356938035643809
             */
            readonly imei: string;
            /**
             * @description The kind of device.
             * @example phone
             * @enum {string}
             */
            readonly category: "phone" | "tablet" | "laptop" | "headphones" | "earphones" | "smartwatches" | "game-consoles" | "televisions" | "refrigerators" | "washing-machines" | "air-conditioners" | "air-purifiers" | "robot-vacuums";
            /**
             * @description Its colour.
             * @example Desert Titanium
             */
            readonly colour?: string;
            /**
             * @description Its storage.
             * @example 256 GB
             */
            readonly capacity?: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @example ENROLLED
             * @enum {string}
             */
            readonly status: "ENROLLED" | "REPLACED" | "SUSPND" | "TRMNTD";
        };
        /**
         * @description The devices in the account service's envelope.
         * @example {
         *       "status": 200,
         *       "data": [
         *         {
         *           "id": "710044",
         *           "agreementId": "900183726",
         *           "name": "Apple iPhone 16 Pro",
         *           "make": "Apple",
         *           "model": "iPhone 16 Pro",
         *           "imei": "356938035643809",
         *           "category": "phone",
         *           "colour": "Desert Titanium",
         *           "capacity": "256 GB",
         *           "status": "ENROLLED"
         *         }
         *       ]
         *     }
         */
        readonly DevicesEnvelope: {
            /**
             * @description The inner status, as an HTTP status.
             * @example 200
             */
            readonly status: number;
            /**
             * @description The devices; empty where the inner status is not 200.
             * @example [
             *       {
             *         "id": "710044",
             *         "agreementId": "900183726",
             *         "name": "Apple iPhone 16 Pro",
             *         "make": "Apple",
             *         "model": "iPhone 16 Pro",
             *         "imei": "356938035643809",
             *         "category": "phone",
             *         "colour": "Desert Titanium",
             *         "capacity": "256 GB",
             *         "status": "ENROLLED"
             *       }
             *     ]
             */
            readonly data: readonly components["schemas"]["Device"][];
            /**
             * @description Why there are none: the agreement's status.
             * @example TRMNTD
             */
            readonly agreementStatus?: string;
            /**
             * @description Why there are none, in a sentence.
             * @example The agreement has ended.
             */
            readonly message?: string;
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
    readonly getProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The profile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profile"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope with the devices, or with the reason why there are none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DevicesEnvelope"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
