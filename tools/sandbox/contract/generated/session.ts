// Generated from schemas/api/session.openapi.json by `npm run generate`. Change the contract instead.

export interface paths {
    readonly "/online/initialize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Opens the online session.
         * @description Gives the client's facts and the interaction line that later calls name.
         */
        readonly get: operations["initialize"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/online/findagreement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Finds the customer's agreements.
         * @description Only agreements of the signed-in customer; each field of the request narrows the search.
         */
        readonly post: operations["findAgreement"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/findagreement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Finds the customer's agreements (version 2).
         * @description As `findAgreement`, on another base: `onlineV2` is the address that ends with the second version's `/online`. That request and reply are those of the first version is assumed.
         */
        readonly post: operations["findAgreementV2"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/online/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Gives the online session with its agreements.
         * @description As `initialize`, with the agreements.
         */
        readonly get: operations["getSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/online/claimdetails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Opens the claims area.
         * @description Gives the token that calls of the claims area carry.
         */
        readonly post: operations["getClaimDetails"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/online/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the documents of an agreement.
         * @description Another's agreement has none.
         */
        readonly get: operations["listDocuments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/online/notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists what the customer was told.
         * @description The path and the reply's holder are assumed; the fields are those of the specification.
         */
        readonly get: operations["listNotifications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/smartscan/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Gives a token for the device scan.
         * @description The reply is assumed.
         */
        readonly get: operations["getSmartscanToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/secadv/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gives a token for the security advisor.
         * @description On the shell's second version: `shellV2` is its address. The reply is assumed.
         */
        readonly post: operations["getSecurityAdvisorToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/article/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists articles.
         * @description On the shell's second version: `shellV2` is its address. The reply is assumed.
         */
        readonly get: operations["listArticles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/theme": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Gives the page's title and icon.
         * @description The remote theme configuration of the client; method, path and reply are not shown in the specification.
         */
        readonly get: operations["getThemeConfiguration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Finds entries of the content service.
         * @description The names of the query's members other than `portalType` and `include` are assumed, and so is the reply.
         */
        readonly get: operations["listContentEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/device-images": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the pictures of device models.
         * @description Method, path and reply are not shown in the specification.
         */
        readonly get: operations["listDeviceImages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/maps/geocode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Finds where an address is.
         * @description The maps service. That names, paths and the reply are so is assumed; language, region and precision are the specification's.
         */
        readonly get: operations["geocodeAddress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/logger": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Writes a failure to the log.
         * @description The reply is assumed.
         */
        readonly post: operations["writeLog"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/online/rawfindagreement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Finds the customer's agreements as they are kept, by email or number.
         * @description Called while signing in. Only agreements of the signed-in customer: another's email or number finds nothing. The reply is assumed to be that of `findAgreement`.
         */
        readonly post: operations["rawFindAgreement"];
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
         * @description A plan that the customer holds.
         * @example {
         *       "id": "900183726",
         *       "offerName": "Basic",
         *       "sku": "TC-SG-BASIC-M",
         *       "status": "ENROLLED",
         *       "customerName": "Tan Wei Ling",
         *       "startsOn": "2026-03-14",
         *       "renewsOn": "2027-03-14",
         *       "devices": [
         *         {
         *           "id": "710044",
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
        readonly Agreement: {
            /**
             * @description The agreement's id.
             * @example 900183726
             */
            readonly id: string;
            /**
             * @description The offer's name on the wire; a programme is found by it.
             * @example Basic
             */
            readonly offerName: string;
            /**
             * @description The stock-keeping number; the second key of a programme.
             * @example TC-SG-BASIC-M
             */
            readonly sku: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @example ENROLLED
             * @enum {string}
             */
            readonly status: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /**
             * @description Whose agreement it is.
             * @example Tan Wei Ling
             */
            readonly customerName: string;
            /**
             * Format: date
             * @description The first day of cover.
             * @example 2026-03-14
             */
            readonly startsOn: string;
            /**
             * Format: date
             * @description The day it renews; absent once it has ended.
             * @example 2027-03-14
             */
            readonly renewsOn?: string;
            /**
             * @description The devices it covers.
             * @example [
             *       {
             *         "id": "710044",
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
            readonly devices?: readonly components["schemas"]["CoveredDevice"][];
            /**
             * @description Where the customer lives, in the names of the existing back ends.
             * @example {
             *       "Address1": "Blk 118 Bishan Street 12",
             *       "Address2": "#08-41",
             *       "City": "Singapore",
             *       "CountryCode": "SG",
             *       "PostalCode": "570118"
             *     }
             */
            readonly address?: {
                /**
                 * @description Block and street.
                 * @example Blk 118 Bishan Street 12
                 */
                readonly Address1: string;
                /**
                 * @description Unit.
                 * @example #08-41
                 */
                readonly Address2?: string;
                /**
                 * @description Building.
                 * @example Bishan Green
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
                 * @example 570118
                 */
                readonly PostalCode: string;
            };
        };
        /**
         * @description A device that the agreement covers.
         * @example {
         *       "id": "710044",
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
        readonly CoveredDevice: {
            /**
             * @description The device's id (asset id).
             * @example 710044
             */
            readonly id: string;
            /**
             * @description What to call it.
             * @example Apple iPhone 16 Pro
             */
            readonly name?: string;
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
         * @description The picture of a device model.
         * @example {
         *       "model": "iPhone 16 Pro",
         *       "url": "/services/content/images/phone.svg"
         *     }
         */
        readonly DeviceImage: {
            /**
             * @description The model.
             * @example iPhone 16 Pro
             */
            readonly model: string;
            /**
             * @description Where the picture is.
             * @example /services/content/images/phone.svg
             */
            readonly url: string;
        };
        /**
         * @description The pictures.
         * @example {
         *       "items": [
         *         {
         *           "model": "iPhone 16 Pro",
         *           "url": "/services/content/images/phone.svg"
         *         }
         *       ]
         *     }
         */
        readonly DeviceImages: {
            /**
             * @description One for each model.
             * @example [
             *       {
             *         "model": "iPhone 16 Pro",
             *         "url": "/services/content/images/phone.svg"
             *       }
             *     ]
             */
            readonly items: readonly components["schemas"]["DeviceImage"][];
        };
        /**
         * @description The client's facts.
         * @example {
         *       "ClientId": "techcare",
         *       "ClientName": "techcare",
         *       "CurrencyCode": "SGD",
         *       "TimeZone": "Asia/Singapore",
         *       "isBraintree": {
         *         "method": "CARD"
         *       }
         *     }
         */
        readonly InitializeResponse: {
            /**
             * @description The client's id.
             * @example techcare
             */
            readonly ClientId: string;
            /**
             * @description The client's name.
             * @example techcare
             */
            readonly ClientName: string;
            /**
             * @description ISO 4217.
             * @example SGD
             */
            readonly CurrencyCode: string;
            /**
             * @description IANA name.
             * @example Asia/Singapore
             */
            readonly TimeZone: string;
            /**
             * @description The payment gateway.
             * @example {
             *       "method": "CARD"
             *     }
             */
            readonly isBraintree: {
                /**
                 * @description The gateway's method; the values are assumed.
                 * @example CARD
                 */
                readonly method: string;
            };
        };
        /**
         * @description The interaction that later calls name.
         * @example {
         *       "InteractionLine": {
         *         "InteractionLineId": "il_552013"
         *       }
         *     }
         */
        readonly Interaction: {
            /**
             * @description Its line.
             * @example {
             *       "InteractionLineId": "il_552013"
             *     }
             */
            readonly InteractionLine: {
                /**
                 * @description The line's id.
                 * @example il_552013
                 */
                readonly InteractionLineId: string;
            };
        };
        /**
         * @description The opened session.
         * @example {
         *       "InitializeResponse": {
         *         "ClientId": "techcare",
         *         "ClientName": "techcare",
         *         "CurrencyCode": "SGD",
         *         "TimeZone": "Asia/Singapore",
         *         "isBraintree": {
         *           "method": "CARD"
         *         }
         *       },
         *       "Interaction": {
         *         "InteractionLine": {
         *           "InteractionLineId": "il_552013"
         *         }
         *       }
         *     }
         */
        readonly InitializeReply: {
            readonly InitializeResponse: components["schemas"]["InitializeResponse"];
            readonly Interaction: components["schemas"]["Interaction"];
        };
        /**
         * @description The session with its agreements.
         * @example {
         *       "InitializeResponse": {
         *         "ClientId": "techcare",
         *         "ClientName": "techcare",
         *         "CurrencyCode": "SGD",
         *         "TimeZone": "Asia/Singapore",
         *         "isBraintree": {
         *           "method": "CARD"
         *         }
         *       },
         *       "Interaction": {
         *         "InteractionLine": {
         *           "InteractionLineId": "il_552013"
         *         }
         *       },
         *       "FindAgreementsResults": {
         *         "Agreements": {
         *           "Agreement": [
         *             {
         *               "AgreementId": "900183726",
         *               "AgreementStatus": "ENROLLED",
         *               "ClientOffer": {
         *                 "ClientOfferName": "Basic"
         *               },
         *               "ClientProductSkuNbr": "TC-SG-BASIC-M",
         *               "StartDate": "2026-03-14",
         *               "RenewalDate": "2027-03-14",
         *               "IsImeiRequired": "N",
         *               "Customers": {
         *                 "Customer": [
         *                   {
         *                     "FullName": "Tan Wei Ling",
         *                     "FirstName": "Wei Ling"
         *                   }
         *                 ]
         *               },
         *               "ContactPoints": {
         *                 "ContactPoint": [
         *                   {
         *                     "ContactPointType": "MOBILE",
         *                     "PhoneNumber": "91234567"
         *                   },
         *                   {
         *                     "ContactPointType": "EMAIL",
         *                     "EmailAddress": "weiling.tan@example.com"
         *                   }
         *                 ]
         *               },
         *               "Address": {
         *                 "Address1": "Blk 118 Bishan Street 12",
         *                 "Address2": "#08-41",
         *                 "City": "Singapore",
         *                 "CountryCode": "SG",
         *                 "PostalCode": "570118"
         *               },
         *               "Assets": {
         *                 "Asset": [
         *                   {
         *                     "AssetId": "710044",
         *                     "AssetInstance": "ENROLLED",
         *                     "AssetCategory": "phone",
         *                     "Make": "Apple",
         *                     "Model": "iPhone 16 Pro",
         *                     "IMEI": "356938035643809",
         *                     "Color": "Desert Titanium",
         *                     "Capacity": "256 GB",
         *                     "MobileDeviceNumber": "91234567"
         *                   }
         *                 ]
         *               }
         *             }
         *           ]
         *         }
         *       }
         *     }
         */
        readonly SessionReply: {
            readonly InitializeResponse: components["schemas"]["InitializeResponse"];
            readonly Interaction: components["schemas"]["Interaction"];
            readonly FindAgreementsResults: components["schemas"]["FindAgreementsResults"];
        };
        /**
         * @description What to look by; every field is optional.
         * @example {
         *       "email": "weiling.tan@example.com",
         *       "isDeviceData": true
         *     }
         */
        readonly FindAgreementRequest: {
            /**
             * @description A mobile number.
             * @example 91234567
             */
            readonly mdn?: string;
            /**
             * @description An email.
             * @example weiling.tan@example.com
             */
            readonly email?: string;
            /**
             * @description The reference that signing in gave.
             * @example ref_10021
             */
            readonly data?: string;
            /**
             * @description An IMEI or serial number.
             * @example 356938035643809
             */
            readonly imei?: string;
            /**
             * @description Which agreement of several, counted from 0; the use is assumed.
             * @example 0
             */
            readonly idx?: number;
            /**
             * @description A device's id.
             * @example 710044
             */
            readonly assetId?: string;
            /**
             * @description Whether to give `deviceData` too.
             * @example true
             */
            readonly isDeviceData?: boolean;
        };
        /**
         * @description The agreements found.
         * @example {
         *       "FindAgreementsResults": {
         *         "Agreements": {
         *           "Agreement": [
         *             {
         *               "AgreementId": "900183726",
         *               "AgreementStatus": "ENROLLED",
         *               "ClientOffer": {
         *                 "ClientOfferName": "Basic"
         *               },
         *               "ClientProductSkuNbr": "TC-SG-BASIC-M",
         *               "StartDate": "2026-03-14",
         *               "RenewalDate": "2027-03-14",
         *               "IsImeiRequired": "N",
         *               "Customers": {
         *                 "Customer": [
         *                   {
         *                     "FullName": "Tan Wei Ling",
         *                     "FirstName": "Wei Ling"
         *                   }
         *                 ]
         *               },
         *               "ContactPoints": {
         *                 "ContactPoint": [
         *                   {
         *                     "ContactPointType": "MOBILE",
         *                     "PhoneNumber": "91234567"
         *                   },
         *                   {
         *                     "ContactPointType": "EMAIL",
         *                     "EmailAddress": "weiling.tan@example.com"
         *                   }
         *                 ]
         *               },
         *               "Address": {
         *                 "Address1": "Blk 118 Bishan Street 12",
         *                 "Address2": "#08-41",
         *                 "City": "Singapore",
         *                 "CountryCode": "SG",
         *                 "PostalCode": "570118"
         *               },
         *               "Assets": {
         *                 "Asset": [
         *                   {
         *                     "AssetId": "710044",
         *                     "AssetInstance": "ENROLLED",
         *                     "AssetCategory": "phone",
         *                     "Make": "Apple",
         *                     "Model": "iPhone 16 Pro",
         *                     "IMEI": "356938035643809",
         *                     "Color": "Desert Titanium",
         *                     "Capacity": "256 GB",
         *                     "MobileDeviceNumber": "91234567"
         *                   }
         *                 ]
         *               }
         *             }
         *           ]
         *         }
         *       },
         *       "deviceData": [],
         *       "data": "ref_10021"
         *     }
         */
        readonly FindAgreementReply: {
            readonly FindAgreementsResults: components["schemas"]["FindAgreementsResults"];
            /**
             * @description The enrolled devices' contacts; empty unless asked for.
             * @example [
             *       {
             *         "mdn": "91234567",
             *         "emailAddress": "weiling.tan@example.com"
             *       }
             *     ]
             */
            readonly deviceData: readonly components["schemas"]["EnrolledContact"][];
            /**
             * @description The reference for further look-ups.
             * @example ref_10021
             */
            readonly data: string;
        };
        /**
         * @description The agreements in the existing back ends' nesting.
         * @example {
         *       "Agreements": {
         *         "Agreement": [
         *           {
         *             "AgreementId": "900183726",
         *             "AgreementStatus": "ENROLLED",
         *             "ClientOffer": {
         *               "ClientOfferName": "Basic"
         *             },
         *             "ClientProductSkuNbr": "TC-SG-BASIC-M",
         *             "StartDate": "2026-03-14",
         *             "RenewalDate": "2027-03-14",
         *             "IsImeiRequired": "N",
         *             "Customers": {
         *               "Customer": [
         *                 {
         *                   "FullName": "Tan Wei Ling",
         *                   "FirstName": "Wei Ling"
         *                 }
         *               ]
         *             },
         *             "ContactPoints": {
         *               "ContactPoint": [
         *                 {
         *                   "ContactPointType": "MOBILE",
         *                   "PhoneNumber": "91234567"
         *                 },
         *                 {
         *                   "ContactPointType": "EMAIL",
         *                   "EmailAddress": "weiling.tan@example.com"
         *                 }
         *               ]
         *             },
         *             "Address": {
         *               "Address1": "Blk 118 Bishan Street 12",
         *               "Address2": "#08-41",
         *               "City": "Singapore",
         *               "CountryCode": "SG",
         *               "PostalCode": "570118"
         *             },
         *             "Assets": {
         *               "Asset": [
         *                 {
         *                   "AssetId": "710044",
         *                   "AssetInstance": "ENROLLED",
         *                   "AssetCategory": "phone",
         *                   "Make": "Apple",
         *                   "Model": "iPhone 16 Pro",
         *                   "IMEI": "356938035643809",
         *                   "Color": "Desert Titanium",
         *                   "Capacity": "256 GB",
         *                   "MobileDeviceNumber": "91234567"
         *                 }
         *               ]
         *             }
         *           }
         *         ]
         *       }
         *     }
         */
        readonly FindAgreementsResults: {
            /**
             * @description The list's holder.
             * @example {
             *       "Agreement": [
             *         {
             *           "AgreementId": "900183726",
             *           "AgreementStatus": "ENROLLED",
             *           "ClientOffer": {
             *             "ClientOfferName": "Basic"
             *           },
             *           "ClientProductSkuNbr": "TC-SG-BASIC-M",
             *           "StartDate": "2026-03-14",
             *           "RenewalDate": "2027-03-14",
             *           "IsImeiRequired": "N",
             *           "Customers": {
             *             "Customer": [
             *               {
             *                 "FullName": "Tan Wei Ling",
             *                 "FirstName": "Wei Ling"
             *               }
             *             ]
             *           },
             *           "ContactPoints": {
             *             "ContactPoint": [
             *               {
             *                 "ContactPointType": "MOBILE",
             *                 "PhoneNumber": "91234567"
             *               },
             *               {
             *                 "ContactPointType": "EMAIL",
             *                 "EmailAddress": "weiling.tan@example.com"
             *               }
             *             ]
             *           },
             *           "Address": {
             *             "Address1": "Blk 118 Bishan Street 12",
             *             "Address2": "#08-41",
             *             "City": "Singapore",
             *             "CountryCode": "SG",
             *             "PostalCode": "570118"
             *           },
             *           "Assets": {
             *             "Asset": [
             *               {
             *                 "AssetId": "710044",
             *                 "AssetInstance": "ENROLLED",
             *                 "AssetCategory": "phone",
             *                 "Make": "Apple",
             *                 "Model": "iPhone 16 Pro",
             *                 "IMEI": "356938035643809",
             *                 "Color": "Desert Titanium",
             *                 "Capacity": "256 GB",
             *                 "MobileDeviceNumber": "91234567"
             *               }
             *             ]
             *           }
             *         }
             *       ]
             *     }
             */
            readonly Agreements: {
                /**
                 * @description The agreements.
                 * @example [
                 *       {
                 *         "AgreementId": "900183726",
                 *         "AgreementStatus": "ENROLLED",
                 *         "ClientOffer": {
                 *           "ClientOfferName": "Basic"
                 *         },
                 *         "ClientProductSkuNbr": "TC-SG-BASIC-M",
                 *         "StartDate": "2026-03-14",
                 *         "RenewalDate": "2027-03-14",
                 *         "IsImeiRequired": "N",
                 *         "Customers": {
                 *           "Customer": [
                 *             {
                 *               "FullName": "Tan Wei Ling",
                 *               "FirstName": "Wei Ling"
                 *             }
                 *           ]
                 *         },
                 *         "ContactPoints": {
                 *           "ContactPoint": [
                 *             {
                 *               "ContactPointType": "MOBILE",
                 *               "PhoneNumber": "91234567"
                 *             },
                 *             {
                 *               "ContactPointType": "EMAIL",
                 *               "EmailAddress": "weiling.tan@example.com"
                 *             }
                 *           ]
                 *         },
                 *         "Address": {
                 *           "Address1": "Blk 118 Bishan Street 12",
                 *           "Address2": "#08-41",
                 *           "City": "Singapore",
                 *           "CountryCode": "SG",
                 *           "PostalCode": "570118"
                 *         },
                 *         "Assets": {
                 *           "Asset": [
                 *             {
                 *               "AssetId": "710044",
                 *               "AssetInstance": "ENROLLED",
                 *               "AssetCategory": "phone",
                 *               "Make": "Apple",
                 *               "Model": "iPhone 16 Pro",
                 *               "IMEI": "356938035643809",
                 *               "Color": "Desert Titanium",
                 *               "Capacity": "256 GB",
                 *               "MobileDeviceNumber": "91234567"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     ]
                 */
                readonly Agreement: readonly components["schemas"]["AgreementRecord"][];
            };
        };
        /**
         * @description Contact of an enrolled device.
         * @example {
         *       "mdn": "91234567",
         *       "emailAddress": "weiling.tan@example.com"
         *     }
         */
        readonly EnrolledContact: {
            /**
             * @description Mobile number.
             * @example 91234567
             */
            readonly mdn: string;
            /**
             * @description Email; absent where none is on file.
             * @example weiling.tan@example.com
             */
            readonly emailAddress?: string;
        };
        /**
         * @description An agreement as the existing back ends spell it.
         * @example {
         *       "AgreementId": "900183726",
         *       "AgreementStatus": "ENROLLED",
         *       "ClientOffer": {
         *         "ClientOfferName": "Basic"
         *       },
         *       "ClientProductSkuNbr": "TC-SG-BASIC-M",
         *       "StartDate": "2026-03-14",
         *       "RenewalDate": "2027-03-14",
         *       "IsImeiRequired": "N",
         *       "Customers": {
         *         "Customer": [
         *           {
         *             "FullName": "Tan Wei Ling",
         *             "FirstName": "Wei Ling"
         *           }
         *         ]
         *       },
         *       "ContactPoints": {
         *         "ContactPoint": [
         *           {
         *             "ContactPointType": "MOBILE",
         *             "PhoneNumber": "91234567"
         *           },
         *           {
         *             "ContactPointType": "EMAIL",
         *             "EmailAddress": "weiling.tan@example.com"
         *           }
         *         ]
         *       },
         *       "Address": {
         *         "Address1": "Blk 118 Bishan Street 12",
         *         "Address2": "#08-41",
         *         "City": "Singapore",
         *         "CountryCode": "SG",
         *         "PostalCode": "570118"
         *       },
         *       "Assets": {
         *         "Asset": [
         *           {
         *             "AssetId": "710044",
         *             "AssetInstance": "ENROLLED",
         *             "AssetCategory": "phone",
         *             "Make": "Apple",
         *             "Model": "iPhone 16 Pro",
         *             "IMEI": "356938035643809",
         *             "Color": "Desert Titanium",
         *             "Capacity": "256 GB",
         *             "MobileDeviceNumber": "91234567"
         *           }
         *         ]
         *       }
         *     }
         */
        readonly AgreementRecord: {
            /**
             * @description The agreement's id.
             * @example 900183726
             */
            readonly AgreementId: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @example ENROLLED
             * @enum {string}
             */
            readonly AgreementStatus: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /**
             * @description The offer.
             * @example {
             *       "ClientOfferName": "Basic"
             *     }
             */
            readonly ClientOffer: {
                /**
                 * @description Its name; a programme is found by it.
                 * @example Basic
                 */
                readonly ClientOfferName: string;
            };
            /**
             * @description The stock-keeping number.
             * @example TC-SG-BASIC-M
             */
            readonly ClientProductSkuNbr: string;
            /**
             * Format: date
             * @description The first day of cover.
             * @example 2026-03-14
             */
            readonly StartDate: string;
            /**
             * Format: date
             * @description The day it renews; absent once it has ended.
             * @example 2027-03-14
             */
            readonly RenewalDate?: string;
            /**
             * @description Y where the customer must give an IMEI.
             * @example N
             * @enum {string}
             */
            readonly IsImeiRequired: "Y" | "N";
            /**
             * @description The customers' holder.
             * @example {
             *       "Customer": [
             *         {
             *           "FullName": "Tan Wei Ling",
             *           "FirstName": "Wei Ling"
             *         }
             *       ]
             *     }
             */
            readonly Customers: {
                /**
                 * @description The customers.
                 * @example [
                 *       {
                 *         "FullName": "Tan Wei Ling",
                 *         "FirstName": "Wei Ling"
                 *       }
                 *     ]
                 */
                readonly Customer: readonly {
                    /**
                     * @description Full name.
                     * @example Tan Wei Ling
                     */
                    readonly FullName: string;
                    /**
                     * @description First name.
                     * @example Wei Ling
                     */
                    readonly FirstName: string;
                }[];
            };
            /**
             * @description The contact points' holder.
             * @example {
             *       "ContactPoint": [
             *         {
             *           "ContactPointType": "MOBILE",
             *           "PhoneNumber": "91234567"
             *         },
             *         {
             *           "ContactPointType": "EMAIL",
             *           "EmailAddress": "weiling.tan@example.com"
             *         }
             *       ]
             *     }
             */
            readonly ContactPoints: {
                /**
                 * @description The contact points.
                 * @example [
                 *       {
                 *         "ContactPointType": "MOBILE",
                 *         "PhoneNumber": "91234567"
                 *       },
                 *       {
                 *         "ContactPointType": "EMAIL",
                 *         "EmailAddress": "weiling.tan@example.com"
                 *       }
                 *     ]
                 */
                readonly ContactPoint: readonly {
                    /**
                     * @description MOBILE or EMAIL.
                     * @example MOBILE
                     * @enum {string}
                     */
                    readonly ContactPointType: "MOBILE" | "EMAIL";
                    /**
                     * @description The number.
                     * @example 91234567
                     */
                    readonly PhoneNumber?: string;
                    /**
                     * @description The email.
                     * @example weiling.tan@example.com
                     */
                    readonly EmailAddress?: string;
                }[];
            };
            /**
             * @description Where the customer lives.
             * @example {
             *       "Address1": "Blk 118 Bishan Street 12",
             *       "Address2": "#08-41",
             *       "City": "Singapore",
             *       "CountryCode": "SG",
             *       "PostalCode": "570118"
             *     }
             */
            readonly Address: {
                /**
                 * @description Block and street.
                 * @example Blk 118 Bishan Street 12
                 */
                readonly Address1: string;
                /**
                 * @description Unit.
                 * @example #08-41
                 */
                readonly Address2?: string;
                /**
                 * @description Building.
                 * @example Bishan Green
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
                 * @example 570118
                 */
                readonly PostalCode: string;
            };
            /**
             * @description The devices' holder.
             * @example {
             *       "Asset": [
             *         {
             *           "AssetId": "710044",
             *           "AssetInstance": "ENROLLED",
             *           "AssetCategory": "phone",
             *           "Make": "Apple",
             *           "Model": "iPhone 16 Pro",
             *           "IMEI": "356938035643809",
             *           "Color": "Desert Titanium",
             *           "Capacity": "256 GB",
             *           "MobileDeviceNumber": "91234567"
             *         }
             *       ]
             *     }
             */
            readonly Assets: {
                /**
                 * @description The devices.
                 * @example [
                 *       {
                 *         "AssetId": "710044",
                 *         "AssetInstance": "ENROLLED",
                 *         "AssetCategory": "phone",
                 *         "Make": "Apple",
                 *         "Model": "iPhone 16 Pro",
                 *         "IMEI": "356938035643809",
                 *         "Color": "Desert Titanium",
                 *         "Capacity": "256 GB",
                 *         "MobileDeviceNumber": "91234567"
                 *       }
                 *     ]
                 */
                readonly Asset: readonly components["schemas"]["AssetRecord"][];
            };
        };
        /**
         * @description A device as the existing back ends spell it; names beyond AssetInstance, MobileDeviceNumber and IMEI are assumed.
         * @example {
         *       "AssetId": "710044",
         *       "AssetInstance": "ENROLLED",
         *       "AssetCategory": "phone",
         *       "Make": "Apple",
         *       "Model": "iPhone 16 Pro",
         *       "IMEI": "356938035643809",
         *       "Color": "Desert Titanium",
         *       "Capacity": "256 GB",
         *       "MobileDeviceNumber": "91234567"
         *     }
         */
        readonly AssetRecord: {
            /**
             * @description The device's id.
             * @example 710044
             */
            readonly AssetId: string;
            /**
             * @description ENROLLED is preferred where a device was replaced.
             * @example ENROLLED
             * @enum {string}
             */
            readonly AssetInstance: "ENROLLED" | "REPLACED";
            /**
             * @description The kind of device.
             * @example phone
             * @enum {string}
             */
            readonly AssetCategory: "phone" | "tablet" | "laptop" | "headphones" | "earphones" | "smartwatches" | "game-consoles" | "televisions" | "refrigerators" | "washing-machines" | "air-conditioners" | "air-purifiers" | "robot-vacuums";
            /**
             * @description Who makes it.
             * @example Apple
             */
            readonly Make: string;
            /**
             * @description The model.
             * @example iPhone 16 Pro
             */
            readonly Model: string;
            /**
             * @description IMEI, or the serial number where it has none.
             * @example 356938035643809
             */
            readonly IMEI: string;
            /**
             * @description Its colour.
             * @example Desert Titanium
             */
            readonly Color?: string;
            /**
             * @description Its storage.
             * @example 256 GB
             */
            readonly Capacity?: string;
            /**
             * @description The mobile number in it; absent where it takes none.
             * @example 91234567
             */
            readonly MobileDeviceNumber?: string;
        };
        /**
         * @description A failure for the log.
         * @example {
         *       "message": "HTTP 500 response received.",
         *       "level": "error",
         *       "category": "API Log"
         *     }
         */
        readonly LogEntry: {
            /**
             * @description What failed.
             * @example HTTP 500 response received.
             */
            readonly message: string;
            /**
             * @description How bad.
             * @example error
             * @enum {string}
             */
            readonly level: "info" | "warn" | "error";
            /**
             * @description Which log.
             * @example API Log
             */
            readonly category: string;
            /**
             * @description The agreement in hand.
             * @example 900183726
             */
            readonly agreementId?: string;
            /**
             * @description The address that failed, without secrets.
             * @example /online/session
             */
            readonly url?: string;
            /**
             * @description The HTTP status, 0 where there was none.
             * @example 500
             */
            readonly statusCode?: number;
            /**
             * @description What the server said.
             * @example The server failed.
             */
            readonly errorMessage?: string;
            /**
             * @description The customer's name; left out by this portal.
             * @example Tan Wei Ling
             */
            readonly customerName?: string;
            /**
             * @description The client's id.
             * @example techcare
             */
            readonly clientId?: string;
            /**
             * @description The client's name.
             * @example techcare
             */
            readonly clientName?: string;
        };
        /**
         * @description Nothing more is told.
         * @example {}
         */
        readonly LogReply: Record<string, never>;
        /**
         * @description Whose claims; every field is optional and must be the signed-in customer's own.
         * @example {
         *       "mdn": "91234567",
         *       "data": "ref_10021"
         *     }
         */
        readonly ClaimDetailsRequest: {
            /**
             * @description A mobile number.
             * @example 91234567
             */
            readonly mdn?: string;
            /**
             * @description An email.
             * @example weiling.tan@example.com
             */
            readonly email?: string;
            /**
             * @description The reference that signing in gave.
             * @example ref_10021
             */
            readonly data?: string;
        };
        /**
         * @description The claims area's door.
         * @example {
         *       "CustomerCaseResults": {
         *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.c"
         *       }
         *     }
         */
        readonly ClaimDetailsReply: {
            /**
             * @description The holder.
             * @example {
             *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c"
             *     }
             */
            readonly CustomerCaseResults: {
                /**
                 * @description The claim token; absent where no plan is in force (assumed).
                 * @example eyJhbGciOiJIUzI1NiJ9.e30.c
                 */
                readonly token?: string;
            };
        };
        /**
         * @description Lets the customer use the device scan.
         * @example {
         *       "token": "ss_Qw8sZ0"
         *     }
         */
        readonly SmartscanToken: {
            /**
             * @description The token.
             * @example ss_Qw8sZ0
             */
            readonly token: string;
        };
        /**
         * @description For which device.
         * @example {
         *       "mdn": "91234567"
         *     }
         */
        readonly SecurityAdvisorRequest: {
            /**
             * @description The mobile number in it.
             * @example 91234567
             */
            readonly mdn: string;
        };
        /**
         * @description Lets the customer use the security advisor.
         * @example {
         *       "token": "sa_Lk2m9X"
         *     }
         */
        readonly SecurityAdvisorToken: {
            /**
             * @description The token.
             * @example sa_Lk2m9X
             */
            readonly token: string;
        };
        /**
         * @description Something to read.
         * @example {
         *       "id": "back-up-before-a-repair",
         *       "title": "Back up before a repair",
         *       "summary": "Five minutes now save your photos later.",
         *       "publishedOn": "2026-09-14"
         *     }
         */
        readonly Article: {
            /**
             * @description The article's id.
             * @example back-up-before-a-repair
             */
            readonly id: string;
            /**
             * @description Its title.
             * @example Back up before a repair
             */
            readonly title: string;
            /**
             * @description What it says, in a sentence.
             * @example Five minutes now save your photos later.
             */
            readonly summary: string;
            /**
             * Format: date
             * @description The day it was published.
             * @example 2026-09-14
             */
            readonly publishedOn: string;
            /**
             * Format: uri
             * @description Where to read on; absent where the summary is all.
             * @example https://care.example/back-up
             */
            readonly url?: string;
        };
        /**
         * @description Articles, newest first.
         * @example {
         *       "items": [
         *         {
         *           "id": "back-up-before-a-repair",
         *           "title": "Back up before a repair",
         *           "summary": "Five minutes now save your photos later.",
         *           "publishedOn": "2026-09-14"
         *         }
         *       ]
         *     }
         */
        readonly ArticleList: {
            /**
             * @description The articles.
             * @example [
             *       {
             *         "id": "back-up-before-a-repair",
             *         "title": "Back up before a repair",
             *         "summary": "Five minutes now save your photos later.",
             *         "publishedOn": "2026-09-14"
             *       }
             *     ]
             */
            readonly items: readonly components["schemas"]["Article"][];
        };
        /**
         * @description What the partner says of its portal's looks; absent members leave the portal's own.
         * @example {
         *       "title": "Harbour Care",
         *       "favicon": "/brands/default/favicon.svg"
         *     }
         */
        readonly ThemeConfiguration: {
            /**
             * @description The page's title.
             * @example Harbour Care
             */
            readonly title?: string;
            /**
             * Format: uri-reference
             * @description Where the icon is.
             * @example /brands/default/favicon.svg
             */
            readonly favicon?: string;
        };
        /**
         * @description What an entry says.
         * @example {
         *       "title": "Battery",
         *       "body": "Under 80% of its capacity it is worth a check."
         *     }
         */
        readonly ContentFields: {
            /**
             * @description Its title.
             * @example Battery
             */
            readonly title: string;
            /**
             * @description Its text, plain.
             * @example Under 80% of its capacity it is worth a check.
             */
            readonly body: string;
            /**
             * @description The kind of device it is about.
             * @example phone
             */
            readonly category?: string;
        };
        /**
         * @description An entry that another includes.
         * @example {
         *       "id": "phone-battery",
         *       "contentType": "section",
         *       "fields": {
         *         "title": "Battery",
         *         "body": "Under 80% of its capacity it is worth a check."
         *       }
         *     }
         */
        readonly ContentSection: {
            /**
             * @description The entry's id.
             * @example phone-battery
             */
            readonly id: string;
            /**
             * @description Its type.
             * @example section
             */
            readonly contentType: string;
            readonly fields: components["schemas"]["ContentFields"];
        };
        /**
         * @description An entry with what it includes.
         * @example {
         *       "id": "phone-care",
         *       "contentType": "deviceDetailPage",
         *       "fields": {
         *         "category": "phone",
         *         "title": "Look after your phone",
         *         "body": "Keep it between 0 and 35 °C.",
         *         "sections": [
         *           {
         *             "id": "phone-battery",
         *             "contentType": "section",
         *             "fields": {
         *               "title": "Battery",
         *               "body": "Under 80% of its capacity it is worth a check."
         *             }
         *           }
         *         ]
         *       }
         *     }
         */
        readonly ContentEntry: {
            /**
             * @description The entry's id.
             * @example phone-care
             */
            readonly id: string;
            /**
             * @description Its type.
             * @example deviceDetailPage
             */
            readonly contentType: string;
            /**
             * @description What it says.
             * @example {
             *       "category": "phone",
             *       "title": "Look after your phone",
             *       "body": "Keep it between 0 and 35 °C.",
             *       "sections": [
             *         {
             *           "id": "phone-battery",
             *           "contentType": "section",
             *           "fields": {
             *             "title": "Battery",
             *             "body": "Under 80% of its capacity it is worth a check."
             *           }
             *         }
             *       ]
             *     }
             */
            readonly fields: {
                /**
                 * @description Its title.
                 * @example Look after your phone
                 */
                readonly title: string;
                /**
                 * @description Its text, plain.
                 * @example Keep it between 0 and 35 °C.
                 */
                readonly body: string;
                /**
                 * @description The kind of device it is about.
                 * @example phone
                 */
                readonly category?: string;
                /**
                 * @description Who makes the model; of entries of models.
                 * @example Apple
                 */
                readonly brandName?: string;
                /**
                 * @description The sizes of storage that the model has; of entries of models.
                 * @example [
                 *       "256 GB",
                 *       "512 GB"
                 *     ]
                 */
                readonly capacities?: readonly string[];
                /**
                 * @description The colours that the model has; of entries of models.
                 * @example [
                 *       "Black",
                 *       "Mist Blue"
                 *     ]
                 */
                readonly colours?: readonly string[];
                /**
                 * @description The entries it includes, in order.
                 * @example [
                 *       {
                 *         "id": "phone-battery",
                 *         "contentType": "section",
                 *         "fields": {
                 *           "title": "Battery",
                 *           "body": "Under 80% of its capacity it is worth a check."
                 *         }
                 *       }
                 *     ]
                 */
                readonly sections: readonly components["schemas"]["ContentSection"][];
            };
        };
        /**
         * @description Entries found.
         * @example {
         *       "items": [
         *         {
         *           "id": "phone-care",
         *           "contentType": "deviceDetailPage",
         *           "fields": {
         *             "category": "phone",
         *             "title": "Look after your phone",
         *             "body": "Keep it between 0 and 35 °C.",
         *             "sections": [
         *               {
         *                 "id": "phone-battery",
         *                 "contentType": "section",
         *                 "fields": {
         *                   "title": "Battery",
         *                   "body": "Under 80% of its capacity it is worth a check."
         *                 }
         *               }
         *             ]
         *           }
         *         }
         *       ]
         *     }
         */
        readonly ContentEntries: {
            /**
             * @description The entries.
             * @example [
             *       {
             *         "id": "phone-care",
             *         "contentType": "deviceDetailPage",
             *         "fields": {
             *           "category": "phone",
             *           "title": "Look after your phone",
             *           "body": "Keep it between 0 and 35 °C.",
             *           "sections": [
             *             {
             *               "id": "phone-battery",
             *               "contentType": "section",
             *               "fields": {
             *                 "title": "Battery",
             *                 "body": "Under 80% of its capacity it is worth a check."
             *               }
             *             }
             *           ]
             *         }
             *       }
             *     ]
             */
            readonly items: readonly components["schemas"]["ContentEntry"][];
        };
        /**
         * @description A document as the existing back ends spell it; its names are assumed.
         * @example {
         *       "DocumentId": "doc_41",
         *       "DocumentName": "Certificate of cover",
         *       "DocumentType": "CERTIFICATE",
         *       "DocumentUrl": "/services/content/documents/doc_41.pdf",
         *       "CreatedDate": "2026-03-14"
         *     }
         */
        readonly DocumentRecord: {
            /**
             * @description The document's id.
             * @example doc_41
             */
            readonly DocumentId: string;
            /**
             * @description What it is called.
             * @example Certificate of cover
             */
            readonly DocumentName: string;
            /**
             * @description Its kind.
             * @example CERTIFICATE
             * @enum {string}
             */
            readonly DocumentType: "CERTIFICATE" | "TERMS";
            /**
             * Format: uri-reference
             * @description Where it is; the address is its key.
             * @example /services/content/documents/doc_41.pdf
             */
            readonly DocumentUrl: string;
            /**
             * Format: date
             * @description The day it was made.
             * @example 2026-03-14
             */
            readonly CreatedDate: string;
        };
        /**
         * @description The documents of an agreement.
         * @example {
         *       "GetTaskDetailResponse": {
         *         "Documents": [
         *           {
         *             "DocumentId": "doc_41",
         *             "DocumentName": "Certificate of cover",
         *             "DocumentType": "CERTIFICATE",
         *             "DocumentUrl": "/services/content/documents/doc_41.pdf",
         *             "CreatedDate": "2026-03-14"
         *           }
         *         ]
         *       }
         *     }
         */
        readonly DocumentsReply: {
            /**
             * @description The holder.
             * @example {
             *       "Documents": [
             *         {
             *           "DocumentId": "doc_41",
             *           "DocumentName": "Certificate of cover",
             *           "DocumentType": "CERTIFICATE",
             *           "DocumentUrl": "/services/content/documents/doc_41.pdf",
             *           "CreatedDate": "2026-03-14"
             *         }
             *       ]
             *     }
             */
            readonly GetTaskDetailResponse: {
                /**
                 * @description The documents; none where the agreement is not the customer's.
                 * @example [
                 *       {
                 *         "DocumentId": "doc_41",
                 *         "DocumentName": "Certificate of cover",
                 *         "DocumentType": "CERTIFICATE",
                 *         "DocumentUrl": "/services/content/documents/doc_41.pdf",
                 *         "CreatedDate": "2026-03-14"
                 *       }
                 *     ]
                 */
                readonly Documents: readonly components["schemas"]["DocumentRecord"][];
            };
        };
        /**
         * @description A document of a plan.
         * @example {
         *       "id": "doc_41",
         *       "name": "Certificate of cover",
         *       "kind": "CERTIFICATE",
         *       "url": "/services/content/documents/doc_41.pdf",
         *       "createdOn": "2026-03-14"
         *     }
         */
        readonly Document: {
            /**
             * @description The document's id.
             * @example doc_41
             */
            readonly id: string;
            /**
             * @description What it is called.
             * @example Certificate of cover
             */
            readonly name: string;
            /**
             * @description Its kind.
             * @example CERTIFICATE
             * @enum {string}
             */
            readonly kind: "CERTIFICATE" | "TERMS";
            /**
             * Format: uri-reference
             * @description Where it is; the address is its key.
             * @example /services/content/documents/doc_41.pdf
             */
            readonly url: string;
            /**
             * Format: date
             * @description The day it was made.
             * @example 2026-03-14
             */
            readonly createdOn: string;
        };
        /**
         * @description Where an address is.
         * @example {
         *       "address": "Blk 118 Bishan Street 12, Singapore 570118",
         *       "latitude": 1.346582,
         *       "longitude": 103.849931,
         *       "precision": "ROOFTOP",
         *       "region": "SGP"
         *     }
         */
        readonly Place: {
            /**
             * @description The address as the map has it.
             * @example Blk 118 Bishan Street 12, Singapore 570118
             */
            readonly address: string;
            /**
             * @description Degrees north.
             * @example 1.346582
             */
            readonly latitude: number;
            /**
             * @description Degrees east.
             * @example 103.849931
             */
            readonly longitude: number;
            /**
             * @description ROOFTOP: the building; APPROXIMATE: its street.
             * @example ROOFTOP
             * @enum {string}
             */
            readonly precision: "ROOFTOP" | "APPROXIMATE";
            /**
             * @description ISO 3166-1 alpha-3.
             * @example SGP
             */
            readonly region: string;
        };
        /**
         * @description Places found, the best first.
         * @example {
         *       "results": [
         *         {
         *           "address": "Blk 118 Bishan Street 12, Singapore 570118",
         *           "latitude": 1.346582,
         *           "longitude": 103.849931,
         *           "precision": "ROOFTOP",
         *           "region": "SGP"
         *         }
         *       ]
         *     }
         */
        readonly Places: {
            /**
             * @description The places; none where the map knows no such address.
             * @example [
             *       {
             *         "address": "Blk 118 Bishan Street 12, Singapore 570118",
             *         "latitude": 1.346582,
             *         "longitude": 103.849931,
             *         "precision": "ROOFTOP",
             *         "region": "SGP"
             *       }
             *     ]
             */
            readonly results: readonly components["schemas"]["Place"][];
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
        /**
         * @description Something that a customer is told, as the existing back ends spell it.
         * @example {
         *       "NotificationDate": "2026-11-20",
         *       "EventDate": "2026-11-19",
         *       "AgreementId": "900183726",
         *       "IsResolved": "N",
         *       "ServiceRequestEventDesc": "Please send a photo",
         *       "ServiceRequestEventDescTl": "โปรดส่งรูปถ่าย",
         *       "NotificationBody": "We need a photo of the screen to go on with your request.",
         *       "NotificationBodyTL": "เราต้องใช้รูปถ่ายหน้าจอเพื่อดำเนินการคำขอของคุณต่อ"
         *     }
         */
        readonly NotificationRecord: {
            /**
             * Format: date
             * @description The day on which the customer was told.
             * @example 2026-11-20
             */
            readonly NotificationDate: string;
            /**
             * Format: date
             * @description The day on which it happened.
             * @example 2026-11-19
             */
            readonly EventDate: string;
            /**
             * @description The plan that it is about.
             * @example 900183726
             */
            readonly AgreementId: string;
            /**
             * @description Whether nothing is left to be done: Y or N.
             * @example N
             * @enum {string}
             */
            readonly IsResolved: "Y" | "N";
            /**
             * @description What happened.
             * @example Please send a photo
             */
            readonly ServiceRequestEventDesc: string;
            /**
             * @description The same in Thai; absent where nobody wrote it.
             * @example โปรดส่งรูปถ่าย
             */
            readonly ServiceRequestEventDescTl?: string;
            /**
             * @description What it means for the customer.
             * @example We need a photo of the screen to go on with your request.
             */
            readonly NotificationBody: string;
            /**
             * @description The same in Thai; absent where nobody wrote it.
             * @example เราต้องใช้รูปถ่ายหน้าจอเพื่อดำเนินการคำขอของคุณต่อ
             */
            readonly NotificationBodyTL?: string;
        };
        /**
         * @description What the customer was told.
         * @example {
         *       "Notifications": [
         *         {
         *           "NotificationDate": "2026-11-20",
         *           "EventDate": "2026-11-19",
         *           "AgreementId": "900183726",
         *           "IsResolved": "N",
         *           "ServiceRequestEventDesc": "Please send a photo",
         *           "ServiceRequestEventDescTl": "โปรดส่งรูปถ่าย",
         *           "NotificationBody": "We need a photo of the screen to go on with your request.",
         *           "NotificationBodyTL": "เราต้องใช้รูปถ่ายหน้าจอเพื่อดำเนินการคำขอของคุณต่อ"
         *         }
         *       ]
         *     }
         */
        readonly NotificationsReply: {
            /**
             * @description In no order.
             * @example [
             *       {
             *         "NotificationDate": "2026-11-20",
             *         "EventDate": "2026-11-19",
             *         "AgreementId": "900183726",
             *         "IsResolved": "N",
             *         "ServiceRequestEventDesc": "Please send a photo",
             *         "ServiceRequestEventDescTl": "โปรดส่งรูปถ่าย",
             *         "NotificationBody": "We need a photo of the screen to go on with your request.",
             *         "NotificationBodyTL": "เราต้องใช้รูปถ่ายหน้าจอเพื่อดำเนินการคำขอของคุณต่อ"
             *       }
             *     ]
             */
            readonly Notifications: readonly components["schemas"]["NotificationRecord"][];
        };
        /**
         * @description Something that a customer is told.
         * @example {
         *       "notifiedOn": "2026-11-20",
         *       "happenedOn": "2026-11-19",
         *       "agreementId": "900183726",
         *       "isResolved": false,
         *       "title": "Please send a photo",
         *       "titleThai": "โปรดส่งรูปถ่าย",
         *       "text": "We need a photo of the screen to go on with your request.",
         *       "textThai": "เราต้องใช้รูปถ่ายหน้าจอเพื่อดำเนินการคำขอของคุณต่อ"
         *     }
         */
        readonly Notification: {
            /**
             * Format: date
             * @description The day on which the customer was told.
             * @example 2026-11-20
             */
            readonly notifiedOn: string;
            /**
             * Format: date
             * @description The day on which it happened.
             * @example 2026-11-19
             */
            readonly happenedOn: string;
            /**
             * @description The plan that it is about.
             * @example 900183726
             */
            readonly agreementId: string;
            /**
             * @description Whether nothing is left to be done.
             * @example false
             */
            readonly isResolved: boolean;
            /**
             * @description What happened.
             * @example Please send a photo
             */
            readonly title: string;
            /**
             * @description The same in Thai.
             * @example โปรดส่งรูปถ่าย
             */
            readonly titleThai?: string;
            /**
             * @description What it means for the customer.
             * @example We need a photo of the screen to go on with your request.
             */
            readonly text: string;
            /**
             * @description The same in Thai.
             * @example เราต้องใช้รูปถ่ายหน้าจอเพื่อดำเนินการคำขอของคุณต่อ
             */
            readonly textThai?: string;
        };
        /**
         * @description By what to look; one of the two.
         * @example {
         *       "email": "weiling.tan@example.com"
         *     }
         */
        readonly RawFindAgreementRequest: {
            /**
             * @description An email.
             * @example weiling.tan@example.com
             */
            readonly email: string;
        } | {
            /**
             * @description A mobile number.
             * @example 91234567
             */
            readonly mdn: string;
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
    readonly initialize: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session's facts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InitializeReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly findAgreement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FindAgreementRequest"];
            };
        };
        readonly responses: {
            /** @description The agreements; an empty list where there is none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FindAgreementReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly findAgreementV2: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FindAgreementRequest"];
            };
        };
        readonly responses: {
            /** @description The agreements; an empty list where there is none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FindAgreementReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The client's country, ISO 3166; one of the headers that the client's document sets (`backEnd.headers`). The name is ours.
                 * @example SG
                 */
                readonly "x-country-code"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getClaimDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimDetailsRequest"];
            };
        };
        readonly responses: {
            /** @description Opened. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClaimDetailsReply"];
                };
            };
            /** @description What was sent is not the signed-in customer's. */
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
    readonly listDocuments: {
        readonly parameters: {
            readonly query: {
                /** @description The programme's name on the wire; its use is assumed. */
                readonly p: string;
                /** @description The agreement's id. */
                readonly aid: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The documents. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentsReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listNotifications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notifications. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotificationsReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSmartscanToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SmartscanToken"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSecurityAdvisorToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecurityAdvisorRequest"];
            };
        };
        readonly responses: {
            /** @description The token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityAdvisorToken"];
                };
            };
            /** @description None of the customer's devices has this number. */
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
    readonly listArticles: {
        readonly parameters: {
            readonly query: {
                /** @description In which language. */
                readonly language: "en-US" | "ms-MY" | "th-TH" | "zh-Hant-TW";
                /** @description At most so many. */
                readonly items?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The articles, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleList"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getThemeConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The configuration. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ThemeConfiguration"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listContentEntries: {
        readonly parameters: {
            readonly query: {
                /** @description Which portal's entries. */
                readonly portalType: "device_protection" | "repair";
                /** @description Which type of entries. */
                readonly contentType: "deviceDetailPage" | "deviceModel";
                /** @description What they must be about: a kind of device, or words of the title. */
                readonly query?: string;
                /** @description How deep included entries are given. */
                readonly include?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContentEntries"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDeviceImages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One picture for each model. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeviceImages"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly geocodeAddress: {
        readonly parameters: {
            readonly query: {
                /** @description The address in one line. */
                readonly address: string;
                /** @description The language of the names. */
                readonly language: "en" | "zh-Hant";
                /** @description ISO 3166-1 alpha-3. */
                readonly region: string;
                /** @description ROOFTOP: only buildings. */
                readonly precision?: "ROOFTOP" | "APPROXIMATE";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The places. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Places"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly writeLog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogEntry"];
            };
        };
        readonly responses: {
            /** @description Written. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly rawFindAgreement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RawFindAgreementRequest"];
            };
        };
        readonly responses: {
            /** @description The agreements; an empty list where there is none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FindAgreementReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
