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
    readonly "/api/v1/account/createinquiry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes an enquiry of somebody who cannot sign in.
         * @description `upload_id` names a file that was put at the address from `uploadInquiryFile`. The reply is not shown in the specification.
         */
        readonly post: operations["createInquiry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/account/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes the customer's profile.
         * @description All of it is given: without `email`, none is on file any more. The last name is sent and stays as it is on file.
         */
        readonly put: operations["updateProfile"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/link-devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the devices that the customer has linked to the account.
         * @description The reply is assumed.
         */
        readonly get: operations["listLinkedDevices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account/link-devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Links devices to the customer's account.
         * @description A device that is linked already stays so. The reply comes in an envelope: an inner 405 whose `agreementStatus` is TRMNTD counts as 406, and then none is linked. Request and reply are assumed.
         */
        readonly post: operations["linkDevices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/uploadinquiryfile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gives an address to which one file of an enquiry can be put.
         * @description The address is good for one file and ten minutes.
         */
        readonly post: operations["uploadInquiryFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/{address}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Puts a file at the address that `uploadInquiryFile` gave.
         * @description The path stands for the whole address, which may be another host's; the base says where it must be. The address is the permission: no header says who asks. The same file may be put again, as after a lost reply; another may not.
         */
        readonly put: operations["putInquiryFile"];
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
            readonly status: "ENROLLED" | "REPLACED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
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
        /**
         * @description An enquiry, in the names of the existing back ends.
         * @example {
         *       "Partner": "retailer",
         *       "InquiryChannel": "DP_CONTACTUS",
         *       "InquiryDescription": "I changed my number and cannot sign in.",
         *       "Source": "WEB",
         *       "version": "2.27.19",
         *       "TradeDetails": {
         *         "mobile_device_number": "0412345678",
         *         "customer_name": "Ida Berg",
         *         "email": "ida@example.com",
         *         "contact_number": "0412345678",
         *         "imei": "356938035643809",
         *         "inquiry_type": "Login Issue"
         *       },
         *       "upload_id": "up_3c1f0a7b2d"
         *     }
         */
        readonly Inquiry: {
            /**
             * @description The partner's code.
             * @example retailer
             */
            readonly Partner: string;
            /**
             * @description Where it was asked.
             * @example DP_CONTACTUS
             */
            readonly InquiryChannel: string;
            /**
             * @description What the customer wrote.
             * @example I changed my number and cannot sign in.
             */
            readonly InquiryDescription?: string;
            /**
             * @description What sent it.
             * @example WEB
             */
            readonly Source: string;
            /**
             * @description The application's version.
             * @example 2.27.19
             */
            readonly version: string;
            readonly TradeDetails: components["schemas"]["TradeDetails"];
            /**
             * @description The file that belongs to it.
             * @example up_3c1f0a7b2d
             */
            readonly upload_id?: string;
        };
        /**
         * @description Whom and what an enquiry is about.
         * @example {
         *       "mobile_device_number": "0412345678",
         *       "customer_name": "Ida Berg",
         *       "email": "ida@example.com",
         *       "contact_number": "0412345678",
         *       "imei": "356938035643809",
         *       "inquiry_type": "Login Issue"
         *     }
         */
        readonly TradeDetails: {
            /**
             * @description The number of the device.
             * @example 0412345678
             */
            readonly mobile_device_number?: string;
            /**
             * @description Full name.
             * @example Ida Berg
             */
            readonly customer_name: string;
            /**
             * Format: email
             * @description Where it is answered.
             * @example ida@example.com
             */
            readonly email: string;
            /**
             * @description The number to call back.
             * @example 0412345678
             */
            readonly contact_number: string;
            /**
             * @description IMEI or serial number.
             * @example 356938035643809
             */
            readonly imei?: string;
            /**
             * @description What it is about.
             * @example Login Issue
             */
            readonly inquiry_type: string;
            /**
             * @description More closely.
             * @example Number changed
             */
            readonly inquiry_subtype?: string;
        };
        /**
         * @description What is said of an enquiry that was taken.
         * @example {
         *       "inquiryId": "INQ-100045"
         *     }
         */
        readonly InquiryReply: {
            /**
             * @description The number by which it is known.
             * @example INQ-100045
             */
            readonly inquiryId: string;
        };
        /**
         * @description The profile as the customer wants it.
         * @example {
         *       "profileId": "pr_10021",
         *       "firstName": "Wei Ling",
         *       "lastName": "Tan",
         *       "gender": "female",
         *       "email": "weiling.tan@example.com"
         *     }
         */
        readonly UpdateProfileRequest: {
            /**
             * @description Which profile.
             * @example pr_10021
             */
            readonly profileId: string;
            /**
             * @description First name.
             * @example Wei Ling
             */
            readonly firstName: string;
            /**
             * @description Last name, as it is on file.
             * @example Tan
             */
            readonly lastName?: string;
            /**
             * @description Gender.
             * @example female
             * @enum {string}
             */
            readonly gender: "female" | "male";
            /**
             * Format: email
             * @description Email; absent where there is to be none.
             * @example weiling.tan@example.com
             */
            readonly email?: string;
        };
        /**
         * @description A device that was saved on a browser before its customer signed in.
         * @example {
         *       "plan": "Basic",
         *       "callingCode": "65",
         *       "mdn": "91234567",
         *       "model": "iPhone 16 Pro",
         *       "imei": "356938035643809",
         *       "assetId": "710044"
         *     }
         */
        readonly SavedDevice: {
            /**
             * @description The plan that covers it, by its name.
             * @example Basic
             */
            readonly plan: string;
            /**
             * @description International calling code, without plus.
             * @example 65
             */
            readonly callingCode: string;
            /**
             * @description The mobile number in it.
             * @example 91234567
             */
            readonly mdn: string;
            /**
             * @description The model.
             * @example iPhone 16 Pro
             */
            readonly model: string;
            /**
             * @description IMEI or serial number.
             * @example 356938035643809
             */
            readonly imei: string;
            /**
             * @description The asset's id.
             * @example 710044
             */
            readonly assetId: string;
        };
        /**
         * @description Devices that are linked to an account.
         * @example {
         *       "devices": [
         *         {
         *           "plan": "Basic",
         *           "callingCode": "65",
         *           "mdn": "91234567",
         *           "model": "iPhone 16 Pro",
         *           "imei": "356938035643809",
         *           "assetId": "710044"
         *         }
         *       ]
         *     }
         */
        readonly LinkedDevices: {
            /**
             * @description The devices.
             * @example [
             *       {
             *         "plan": "Basic",
             *         "callingCode": "65",
             *         "mdn": "91234567",
             *         "model": "iPhone 16 Pro",
             *         "imei": "356938035643809",
             *         "assetId": "710044"
             *       }
             *     ]
             */
            readonly devices: readonly components["schemas"]["SavedDevice"][];
        };
        /**
         * @description Devices to link.
         * @example {
         *       "devices": [
         *         {
         *           "plan": "Basic",
         *           "callingCode": "65",
         *           "mdn": "91234567",
         *           "model": "iPhone 16 Pro",
         *           "imei": "356938035643809",
         *           "assetId": "710044"
         *         }
         *       ]
         *     }
         */
        readonly LinkDevicesRequest: {
            /**
             * @description The devices.
             * @example [
             *       {
             *         "plan": "Basic",
             *         "callingCode": "65",
             *         "mdn": "91234567",
             *         "model": "iPhone 16 Pro",
             *         "imei": "356938035643809",
             *         "assetId": "710044"
             *       }
             *     ]
             */
            readonly devices: readonly components["schemas"]["SavedDevice"][];
        };
        /**
         * @description What is linked, in the account service's envelope.
         * @example {
         *       "status": 200,
         *       "data": {
         *         "devices": [
         *           {
         *             "plan": "Basic",
         *             "callingCode": "65",
         *             "mdn": "91234567",
         *             "model": "iPhone 16 Pro",
         *             "imei": "356938035643809",
         *             "assetId": "710044"
         *           }
         *         ]
         *       }
         *     }
         */
        readonly LinkDevicesEnvelope: {
            /**
             * @description The inner status, as an HTTP status.
             * @example 200
             */
            readonly status: number;
            readonly data: components["schemas"]["LinkedDevices"];
            /**
             * @description Why not: the agreement's status.
             * @example TRMNTD
             */
            readonly agreementStatus?: string;
            /**
             * @description Why not, in a sentence.
             * @example The agreement has ended.
             */
            readonly message?: string;
        };
        /**
         * @description A file that is going to be put.
         * @example {
         *       "FileName": "receipt.jpg",
         *       "FolderName": "inquiries",
         *       "ClientName": "techcare"
         *     }
         */
        readonly InquiryFile: {
            /**
             * @description Its name.
             * @example receipt.jpg
             */
            readonly FileName: string;
            /**
             * @description Where it is kept.
             * @example inquiries
             */
            readonly FolderName: string;
            /**
             * @description The client's code.
             * @example techcare
             */
            readonly ClientName: string;
            /**
             * @description The agreement, where it is known.
             * @example 900183726
             */
            readonly AgreementId?: string;
            /**
             * @description Its id, where it takes another's place.
             * @example up_3c1f0a7b2d
             */
            readonly inquiryUploadId?: string;
        };
        /**
         * @description Where to put a file.
         * @example {
         *       "inquiryUploadId": "up_3c1f0a7b2d",
         *       "url": "/services/uploads/f_9b1d42c7"
         *     }
         */
        readonly UploadPlace: {
            /**
             * @description The file's id, by which the enquiry names it.
             * @example up_3c1f0a7b2d
             */
            readonly inquiryUploadId: string;
            /**
             * Format: uri-reference
             * @description The address, absolute or on the same host. Whoever has it can put the file.
             * @example /services/uploads/f_9b1d42c7
             */
            readonly url: string;
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
    readonly createInquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example contact-us/contact-us~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Inquiry"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InquiryReply"];
                };
            };
            /** @description There is no such file. */
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
    readonly updateProfile: {
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
                readonly "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        readonly responses: {
            /** @description The profile as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The profile cannot be changed so: it is not the customer's, the email is somebody else's, or the customer signs in by an email that would be gone. */
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
    readonly listLinkedDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The linked devices, the first linked first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkedDevices"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly linkDevices: {
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
                readonly "application/json": components["schemas"]["LinkDevicesRequest"];
            };
        };
        readonly responses: {
            /** @description The envelope with what is linked now, or with the reason why not. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkDevicesEnvelope"];
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
    readonly uploadInquiryFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InquiryFile"];
            };
        };
        readonly responses: {
            /** @description Where to put it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadPlace"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putInquiryFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The address that a reply gave.
                 * @example /services/uploads/f_9b1d42c7
                 */
                readonly address: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description The file has arrived. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The address is not good any more, or never was. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is larger than 3,072 KB. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is none of the kinds that are taken. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
