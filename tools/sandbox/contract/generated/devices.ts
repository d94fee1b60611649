// Generated from schemas/api/devices.openapi.json by `npm run generate`. Change the contract instead.

export interface paths {
    readonly "/claim/api/getmakemodel/{category}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the makes of a kind of device, or the models of one make.
         * @description Without `makeid` the makes, with it the models of that make. What the reply holds is assumed.
         */
        readonly get: operations["getMakeModel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/filesystem/upload/v3": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gives an address to which one file of a customer can be put.
         * @description The address is good for one file and ten minutes; the file goes there by `putInquiryFile`, whose upload tells how far it is. Request and reply are assumed.
         */
        readonly post: operations["uploadFileV3"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/updatereferencedocument": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Says which files that were put belong to what.
         * @description Here to a device whose details are changed; the files are those of the customer who sends it. Request and reply are assumed.
         */
        readonly post: operations["updateReferenceDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/update-imei-inquiry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks to have the number of an enrolled device put right.
         * @description The device itself stays; somebody looks at the number within a business day. Request and reply are assumed.
         */
        readonly post: operations["updateImeiInquiry"];
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
         * @description A make, as the existing back ends name it.
         * @example {
         *       "MakeId": "apple",
         *       "MakeName": "Apple"
         *     }
         */
        readonly MakeRecord: {
            /**
             * @description Its id.
             * @example apple
             */
            readonly MakeId: string;
            /**
             * @description Its name.
             * @example Apple
             */
            readonly MakeName: string;
        };
        /**
         * @description A model, as the existing back ends name it.
         * @example {
         *       "ModelName": "iPhone 17",
         *       "Capacities": [
         *         "256 GB",
         *         "512 GB"
         *       ],
         *       "Colors": [
         *         "Black",
         *         "Mist Blue"
         *       ]
         *     }
         */
        readonly ModelRecord: {
            /**
             * @description Its name.
             * @example iPhone 17
             */
            readonly ModelName: string;
            /**
             * @description The sizes of storage that there are; none where it has no choice.
             * @example [
             *       "256 GB",
             *       "512 GB"
             *     ]
             */
            readonly Capacities: readonly string[];
            /**
             * @description The colours that there are; none where it has no choice.
             * @example [
             *       "Black",
             *       "Mist Blue"
             *     ]
             */
            readonly Colors: readonly string[];
        };
        /**
         * @description Makes, or the models of one.
         * @example {
         *       "Makes": [
         *         {
         *           "MakeId": "apple",
         *           "MakeName": "Apple"
         *         }
         *       ],
         *       "Models": []
         *     }
         */
        readonly MakeModelReply: {
            /**
             * @description The makes; none where models were asked for.
             * @example [
             *       {
             *         "MakeId": "apple",
             *         "MakeName": "Apple"
             *       }
             *     ]
             */
            readonly Makes: readonly components["schemas"]["MakeRecord"][];
            /**
             * @description The models; none where makes were asked for.
             * @example [
             *       {
             *         "ModelName": "iPhone 17",
             *         "Capacities": [
             *           "256 GB",
             *           "512 GB"
             *         ],
             *         "Colors": [
             *           "Black",
             *           "Mist Blue"
             *         ]
             *       }
             *     ]
             */
            readonly Models: readonly components["schemas"]["ModelRecord"][];
        };
        /**
         * @description A make, in the portal's words.
         * @example {
         *       "id": "apple",
         *       "name": "Apple"
         *     }
         */
        readonly DeviceMake: {
            /**
             * @description Its id.
             * @example apple
             */
            readonly id: string;
            /**
             * @description Its name.
             * @example Apple
             */
            readonly name: string;
        };
        /**
         * @description A model, in the portal's words.
         * @example {
         *       "name": "iPhone 17",
         *       "capacities": [
         *         "256 GB"
         *       ],
         *       "colours": [
         *         "Black"
         *       ]
         *     }
         */
        readonly DeviceModel: {
            /**
             * @description Its name.
             * @example iPhone 17
             */
            readonly name: string;
            /**
             * @description The sizes of storage to choose from.
             * @example [
             *       "256 GB",
             *       "512 GB"
             *     ]
             */
            readonly capacities: readonly string[];
            /**
             * @description The colours to choose from.
             * @example [
             *       "Black",
             *       "Mist Blue"
             *     ]
             */
            readonly colours: readonly string[];
        };
        /**
         * @description A file that is going to be put.
         * @example {
         *       "FileName": "receipt.jpg",
         *       "FolderName": "device-updates",
         *       "AgreementId": "910255034"
         *     }
         */
        readonly NewFile: {
            /**
             * @description Its name.
             * @example receipt.jpg
             */
            readonly FileName: string;
            /**
             * @description What it is for; it says which kinds are taken and how large.
             * @example device-updates
             * @enum {string}
             */
            readonly FolderName: "device-updates";
            /**
             * @description The agreement.
             * @example 910255034
             */
            readonly AgreementId: string;
        };
        /**
         * @description Where to put a file.
         * @example {
         *       "UploadId": "up_3c1f0a7b2d",
         *       "Url": "/services/uploads/f_9b1d42c7"
         *     }
         */
        readonly FilePlace: {
            /**
             * @description The file's id.
             * @example up_3c1f0a7b2d
             */
            readonly UploadId: string;
            /**
             * Format: uri-reference
             * @description The address, absolute or on the same host. Whoever has it can put the file.
             * @example /services/uploads/f_9b1d42c7
             */
            readonly Url: string;
        };
        /**
         * @description Files that belong to something.
         * @example {
         *       "ReferenceType": "DEVICE_UPDATE",
         *       "ReferenceId": "731034",
         *       "AgreementId": "910255034",
         *       "Documents": [
         *         {
         *           "UploadId": "up_3c1f0a7b2d",
         *           "FileName": "receipt.jpg"
         *         }
         *       ]
         *     }
         */
        readonly ReferenceDocuments: {
            /**
             * @description What they belong to.
             * @example DEVICE_UPDATE
             * @enum {string}
             */
            readonly ReferenceType: "DEVICE_UPDATE";
            /**
             * @description Its id: the device's.
             * @example 731034
             */
            readonly ReferenceId: string;
            /**
             * @description The agreement.
             * @example 910255034
             */
            readonly AgreementId: string;
            /**
             * @description The files.
             * @example [
             *       {
             *         "UploadId": "up_3c1f0a7b2d",
             *         "FileName": "receipt.jpg"
             *       }
             *     ]
             */
            readonly Documents: readonly components["schemas"]["ReferenceDocument"][];
        };
        /**
         * @description A file that was put.
         * @example {
         *       "UploadId": "up_3c1f0a7b2d",
         *       "FileName": "receipt.jpg"
         *     }
         */
        readonly ReferenceDocument: {
            /**
             * @description Its id.
             * @example up_3c1f0a7b2d
             */
            readonly UploadId: string;
            /**
             * @description Its name.
             * @example receipt.jpg
             */
            readonly FileName: string;
        };
        /**
         * @description How many files belong to it now.
         * @example {
         *       "Documents": 1
         *     }
         */
        readonly KeptDocuments: {
            /**
             * @description The number of files.
             * @example 1
             */
            readonly Documents: number;
        };
        /**
         * @description A number that is to be put right.
         * @example {
         *       "AgreementId": "910255034",
         *       "AssetId": "731034",
         *       "Imei": "356938035643809",
         *       "InteractionLineId": "il_5f02"
         *     }
         */
        readonly ImeiInquiry: {
            /**
             * @description The agreement.
             * @example 910255034
             */
            readonly AgreementId: string;
            /**
             * @description The device.
             * @example 731034
             */
            readonly AssetId: string;
            /**
             * @description Its IMEI, or its serial number where it has none.
             * @example 356938035643809
             */
            readonly Imei: string;
            /**
             * @description The session's line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
        };
        /**
         * @description An update that somebody looks at.
         * @example {
         *       "UpdateId": "UPD-300001"
         *     }
         */
        readonly SentUpdate: {
            /**
             * @description By which it is known.
             * @example UPD-300001
             */
            readonly UpdateId: string;
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
    readonly getMakeModel: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The make whose models are asked for.
                 * @example apple
                 */
                readonly makeid?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The kind of device.
                 * @example PHONE
                 */
                readonly category: "PHONE" | "TABLET" | "LAPTOP" | "EARPHONES" | "HEADPHONES" | "SMARTWATCHES" | "GAMECONSOLES";
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
                    readonly "application/json": components["schemas"]["MakeModelReply"];
                };
            };
            /** @description There is no such make. */
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
    readonly uploadFileV3: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewFile"];
            };
        };
        readonly responses: {
            /** @description Where to put it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilePlace"];
                };
            };
            /** @description The agreement is none of the customer's. */
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
    readonly updateReferenceDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key the files are added once, and answered as before.
                 * @example update-device/update-device~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReferenceDocuments"];
            };
        };
        readonly responses: {
            /** @description They belong to it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeptDocuments"];
                };
            };
            /** @description The device is not the customer's, or a file is not there. */
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
    readonly updateImeiInquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is asked once, and answered as before.
                 * @example update-device/update-device~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImeiInquiry"];
            };
        };
        readonly responses: {
            /** @description Somebody looks at it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentUpdate"];
                };
            };
            /** @description The device is not the customer's, or the number is no good. */
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
