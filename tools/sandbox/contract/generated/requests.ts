// Generated from schemas/api/requests.openapi.json by `npm run generate`. Change the contract instead.

export interface paths {
    readonly "/claim/api/v2/servicefees": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Tells what each incident costs for a device.
         * @description What the reply holds is assumed.
         */
        readonly get: operations["getServiceFees"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/startservicerequest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Opens a service request.
         * @description It is a draft until its order is submitted. One draft of an agreement is open at a time: it is given again.
         */
        readonly post: operations["startServiceRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/processincident": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes what happened to which device, and says whether the request is allowed.
         * @description It can be told anew until the order is submitted.
         */
        readonly post: operations["processIncident"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/fulfillmentoptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the ways to hand the device over.
         * @description What the reply holds is assumed.
         */
        readonly get: operations["getFulfillmentOptions"];
        readonly put?: never;
        /**
         * Takes the way that was chosen.
         * @description The reply is assumed.
         */
        readonly post: operations["setFulfillmentOption"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/v2/getaspstorelist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the repair centres in the customer's country.
         * @description What the reply holds is assumed.
         */
        readonly get: operations["getAspStoreList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/shippingmethodsv2": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lists a courier's next seven days.
         * @description Reserves nothing.
         */
        readonly post: operations["getShippingMethodsV2"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/shippingmethods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lists a courier's next days from a warehouse.
         * @description The simulation variant: reserves nothing.
         */
        readonly post: operations["getShippingMethods"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/v2/getappointmentslots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lists a repair centre's next days.
         * @description Reserves nothing. Request and reply are assumed.
         */
        readonly post: operations["getAppointmentSlots"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/serviceorder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes the order of a request, and holds its slot.
         * @description An order of the request that was not submitted is replaced, and its slot is free again.
         */
        readonly post: operations["createServiceOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/submitorder/{serviceOrderId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submits an order.
         * @description From then on the request is no draft.
         */
        readonly post: operations["submitServiceOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/customercases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the customer's requests, by case.
         * @description The specification shows the list, and not the call that gets it.
         */
        readonly get: operations["listCustomerCases"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/v2/details/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Tells all about a request.
         * @description What the reply holds is assumed.
         */
        readonly get: operations["getServiceRequestDetails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/cancelservicerequest/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancels a request.
         * @description Until the device is with us.
         */
        readonly post: operations["cancelServiceRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/cancel/v2/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancels a request.
         * @description The same for one brand, which names the agreement, the case and the number too.
         */
        readonly post: operations["cancelServiceRequestV2"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/claim/api/feedback/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rates a request.
         * @description Once, when the device is back with the customer. The specification names the pages of the survey and no call, so all of this is assumed.
         */
        readonly post: operations["rateServiceRequest"];
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
         * @description What an incident costs.
         * @example {
         *       "IncidentType": "Screen Repair",
         *       "Fees": {
         *         "TotalAmount": 9800
         *       }
         *     }
         */
        readonly FeeRecord: {
            /**
             * @description The incident, by its name on the wire.
             * @example Screen Repair
             */
            readonly IncidentType: string;
            /**
             * @description The amount.
             * @example {
             *       "TotalAmount": 9800
             *     }
             */
            readonly Fees: {
                /**
                 * @description In minor units of the client's currency.
                 * @example 9800
                 */
                readonly TotalAmount: number;
            };
        };
        /**
         * @description The fees of a device.
         * @example {
         *       "ServiceFee": [
         *         {
         *           "IncidentType": "Screen Repair",
         *           "Fees": {
         *             "TotalAmount": 9800
         *           }
         *         }
         *       ]
         *     }
         */
        readonly ServiceFeesReply: {
            /**
             * @description A line for each incident that has a fee.
             * @example [
             *       {
             *         "IncidentType": "Screen Repair",
             *         "Fees": {
             *           "TotalAmount": 9800
             *         }
             *       }
             *     ]
             */
            readonly ServiceFee: readonly components["schemas"]["FeeRecord"][];
        };
        /**
         * @description What an incident costs, in the portal's words.
         * @example {
         *       "incident": "Screen Repair",
         *       "amount": 9800
         *     }
         */
        readonly ServiceFee: {
            /**
             * @description The incident, by its name on the wire.
             * @example Screen Repair
             */
            readonly incident: string;
            /**
             * @description In minor units of the client's currency.
             * @example 9800
             */
            readonly amount: number;
        };
        /**
         * @description CreateServiceRequestParams.
         * @example {
         *       "InteractionLineId": "il_5f02",
         *       "AgreementId": "910240118"
         *     }
         */
        readonly StartRequest: {
            /**
             * @description The interaction line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            /**
             * @description The customer's agreement.
             * @example 910240118
             */
            readonly AgreementId: string;
        };
        /**
         * @description Whether a request is allowed.
         * @example {
         *       "EligibilityOutcome": "APPROVED",
         *       "WarrantyType": "IW"
         *     }
         */
        readonly EligibilityRecord: {
            /**
             * @description APPROVED lets the request go on; the others are assumed.
             * @example APPROVED
             * @enum {string}
             */
            readonly EligibilityOutcome: "APPROVED" | "IN_PROGRESS" | "LIMIT_EXCEEDED";
            /**
             * @description The warranty that stands for the device; absent where there is none.
             * @example IW
             * @enum {string}
             */
            readonly WarrantyType?: "IW" | "IW-OEM" | "HI";
            /**
             * Format: date
             * @description From when on a used-up entitlement is there again.
             * @example 2027-11-21
             */
            readonly ResetDate?: string;
        };
        /**
         * @description A service request.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "ServiceRequestStatus": "NEW"
         *     }
         */
        readonly ServiceRequestRecord: {
            /**
             * @description Its id.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @example NEW
             * @enum {string}
             */
            readonly ServiceRequestStatus: "NEW" | "WORKING" | "CMPLTD" | "CNCLCUS";
            /**
             * @description The incident; absent until it is told.
             * @example Screen Repair
             */
            readonly IncidentType?: string;
            /**
             * @description Whether it is allowed; there once the incident is told.
             * @example [
             *       {
             *         "EligibilityOutcome": "APPROVED",
             *         "WarrantyType": "IW"
             *       }
             *     ]
             */
            readonly Eligibility?: readonly components["schemas"]["EligibilityRecord"][];
        };
        /**
         * @description A customer's case.
         * @example {
         *       "CustomerCaseNumber": "CC700017",
         *       "CustomerCaseStatus": "open",
         *       "AgreementId": "910240118",
         *       "ServiceRequests": [
         *         {
         *           "ServiceRequestId": "SR400017",
         *           "ServiceRequestStatus": "NEW"
         *         }
         *       ]
         *     }
         */
        readonly CustomerCase: {
            /**
             * @description Its number.
             * @example CC700017
             */
            readonly CustomerCaseNumber: string;
            /**
             * @description Its status.
             * @example open
             */
            readonly CustomerCaseStatus: string;
            /**
             * @description The agreement.
             * @example 910240118
             */
            readonly AgreementId: string;
            /**
             * @description Its requests.
             * @example [
             *       {
             *         "ServiceRequestId": "SR400017",
             *         "ServiceRequestStatus": "NEW"
             *       }
             *     ]
             */
            readonly ServiceRequests: readonly components["schemas"]["ServiceRequestRecord"][];
        };
        /**
         * @description The case.
         * @example {
         *       "CustomerCase": {
         *         "CustomerCaseNumber": "CC700017",
         *         "CustomerCaseStatus": "open",
         *         "AgreementId": "910240118",
         *         "ServiceRequests": [
         *           {
         *             "ServiceRequestId": "SR400017",
         *             "ServiceRequestStatus": "NEW"
         *           }
         *         ]
         *       }
         *     }
         */
        readonly CustomerCaseReply: {
            readonly CustomerCase: components["schemas"]["CustomerCase"];
        };
        /**
         * @description What happened to which device.
         * @example {
         *       "InteractionLineId": "il_5f02",
         *       "ServiceRequestId": "SR400017",
         *       "Incident": {
         *         "AgreementId": "910240118",
         *         "IncidentType": "Screen Repair",
         *         "IncidentDate": "2026-11-21"
         *       },
         *       "AssetDetails": {
         *         "AssetId": "730118"
         *       }
         *     }
         */
        readonly ProcessIncidentRequest: {
            /**
             * @description The interaction line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            /**
             * @description The request.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description What happened.
             * @example {
             *       "AgreementId": "910240118",
             *       "IncidentType": "Screen Repair",
             *       "IncidentDate": "2026-11-21"
             *     }
             */
            readonly Incident: {
                /**
                 * @description The agreement.
                 * @example 910240118
                 */
                readonly AgreementId: string;
                /**
                 * @description The incident, by its name on the wire.
                 * @example Screen Repair
                 */
                readonly IncidentType: string;
                /**
                 * Format: date
                 * @description The day on which it was told.
                 * @example 2026-11-21
                 */
                readonly IncidentDate: string;
                /**
                 * @description The customer's own words.
                 * @example The glass is cracked.
                 */
                readonly FailureDescriptiveText?: string;
                /**
                 * @description The answers to the questions.
                 * @example [
                 *       {
                 *         "QuestionId": "turnsOn",
                 *         "Answer": "yes"
                 *       }
                 *     ]
                 */
                readonly Triage?: readonly {
                    /**
                     * @description The question.
                     * @example turnsOn
                     */
                    readonly QuestionId: string;
                    /**
                     * @description What was answered.
                     * @example yes
                     */
                    readonly Answer: string;
                }[];
            };
            /**
             * @description The device.
             * @example {
             *       "AssetId": "730118"
             *     }
             */
            readonly AssetDetails: {
                /**
                 * @description Its id.
                 * @example 730118
                 */
                readonly AssetId: string;
            };
        };
        /**
         * @description A way to hand the device over.
         * @example {
         *       "FulfillmentOption": "PUR",
         *       "TotalAmount": 0
         *     }
         */
        readonly FulfillmentOptionRecord: {
            /**
             * @description Its key.
             * @example PUR
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
            /**
             * @description What it costs, in minor units of the client's currency.
             * @example 0
             */
            readonly TotalAmount: number;
            /**
             * Format: date
             * @description The first day that has a free slot; absent where none has.
             * @example 2026-11-24
             */
            readonly EarliestDate?: string;
        };
        /**
         * @description The ways that there are.
         * @example {
         *       "FulfillmentOptionResults": {
         *         "FulfillmentOptions": [
         *           {
         *             "FulfillmentOption": "PUR",
         *             "TotalAmount": 0
         *           }
         *         ]
         *       }
         *     }
         */
        readonly FulfillmentOptionsReply: {
            /**
             * @description The ways.
             * @example {
             *       "FulfillmentOptions": [
             *         {
             *           "FulfillmentOption": "PUR",
             *           "TotalAmount": 0
             *         }
             *       ]
             *     }
             */
            readonly FulfillmentOptionResults: {
                /**
                 * @description The ways.
                 * @example [
                 *       {
                 *         "FulfillmentOption": "PUR",
                 *         "TotalAmount": 0
                 *       }
                 *     ]
                 */
                readonly FulfillmentOptions: readonly components["schemas"]["FulfillmentOptionRecord"][];
            };
        };
        /**
         * @description The way that was chosen.
         * @example {
         *       "InteractionLineId": "il_5f02",
         *       "FulfillmentOption": "PUR"
         *     }
         */
        readonly FulfillmentChoice: {
            /**
             * @description The interaction line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            /**
             * @description Its key.
             * @example PUR
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
        };
        /**
         * @description What was taken.
         * @example {
         *       "FulfillmentOption": "PUR"
         *     }
         */
        readonly FulfillmentChosen: {
            /**
             * @description Its key.
             * @example PUR
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
        };
        /**
         * @description A way to hand the device over, in the portal's words.
         * @example {
         *       "option": "pickUpAndReturn",
         *       "amount": 0
         *     }
         */
        readonly FulfilmentOption: {
            /**
             * @description Its name in programmes.
             * @example pickUpAndReturn
             * @enum {string}
             */
            readonly option: "delivery" | "pickUpAndReturn" | "walkIn";
            /**
             * @description What it costs, in minor units of the client's currency.
             * @example 0
             */
            readonly amount: number;
            /**
             * Format: date
             * @description The first day that has a free slot.
             * @example 2026-11-24
             */
            readonly earliest?: string;
        };
        /**
         * @description A repair centre.
         * @example {
         *       "StoreId": "SGC-01",
         *       "StoreName": "Care Centre Bedok",
         *       "Address1": "311 New Upper Changi Road",
         *       "City": "Singapore",
         *       "PostalCode": "467360"
         *     }
         */
        readonly AspStoreRecord: {
            /**
             * @description Its id.
             * @example SGC-01
             */
            readonly StoreId: string;
            /**
             * @description Its name.
             * @example Care Centre Bedok
             */
            readonly StoreName: string;
            /**
             * @description Block and street.
             * @example 311 New Upper Changi Road
             */
            readonly Address1: string;
            /**
             * @description Unit.
             * @example #01-78
             */
            readonly Address2?: string;
            /**
             * @description City.
             * @example Singapore
             */
            readonly City: string;
            /**
             * @description Postal code.
             * @example 467360
             */
            readonly PostalCode: string;
            /**
             * Format: date
             * @description The first day with a free appointment; absent where the next days have none.
             * @example 2026-11-24
             */
            readonly EarliestDate?: string;
            /**
             * @description How far it is from the customer, in kilometres, to a tenth; absent where that is not known.
             * @example 2.4
             */
            readonly DistanceKm?: number;
        };
        /**
         * @description The repair centres.
         * @example {
         *       "AspStoreList": [
         *         {
         *           "StoreId": "SGC-01",
         *           "StoreName": "Care Centre Bedok",
         *           "Address1": "311 New Upper Changi Road",
         *           "City": "Singapore",
         *           "PostalCode": "467360"
         *         }
         *       ]
         *     }
         */
        readonly AspStoreListReply: {
            /**
             * @description The centres.
             * @example [
             *       {
             *         "StoreId": "SGC-01",
             *         "StoreName": "Care Centre Bedok",
             *         "Address1": "311 New Upper Changi Road",
             *         "City": "Singapore",
             *         "PostalCode": "467360"
             *       }
             *     ]
             */
            readonly AspStoreList: readonly components["schemas"]["AspStoreRecord"][];
        };
        /**
         * @description A repair centre, in the portal's words.
         * @example {
         *       "id": "SGC-01",
         *       "name": "Care Centre Bedok",
         *       "address": "311 New Upper Changi Road, #01-78, Singapore 467360"
         *     }
         */
        readonly ServiceCentre: {
            /**
             * @description Its id.
             * @example SGC-01
             */
            readonly id: string;
            /**
             * @description Its name.
             * @example Care Centre Bedok
             */
            readonly name: string;
            /**
             * @description Where it is, in one line.
             * @example 311 New Upper Changi Road, #01-78, Singapore 467360
             */
            readonly address: string;
            /**
             * Format: date
             * @description The first day with a free appointment; absent where the next days have none.
             * @example 2026-11-24
             */
            readonly earliest?: string;
            /**
             * @description How far it is from the customer, to a tenth; absent where that is not known.
             * @example 2.4
             */
            readonly kilometres?: number;
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
         * @description Where a courier comes, and which way.
         * @example {
         *       "ReceiverAddress": {
         *         "Address1": "Blk 205 Bedok North Street 1",
         *         "City": "Singapore",
         *         "CountryCode": "SG",
         *         "PostalCode": "460205"
         *       },
         *       "Mode": "pickup",
         *       "getDeliverySlots": true
         *     }
         */
        readonly ShippingMethodsV2Request: {
            readonly ReceiverAddress: components["schemas"]["RequestAddress"];
            /**
             * @description Whether the device is collected or brought.
             * @example pickup
             * @enum {string}
             */
            readonly Mode: "pickup" | "delivery";
            /**
             * @description Whether slots are asked for.
             * @example true
             */
            readonly getDeliverySlots: boolean;
        };
        /**
         * @description A day on which a courier comes.
         * @example {
         *       "pickUpDate": "2026-11-24",
         *       "pickUpSlot": [
         *         {
         *           "SlotCode": "9AM-12PM",
         *           "StartTime": "09:00",
         *           "EndTime": "12:00",
         *           "Available": 2
         *         }
         *       ]
         *     }
         */
        readonly PickUpDay: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-11-24
             */
            readonly pickUpDate: string;
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
            readonly pickUpSlot: readonly components["schemas"]["SlotRecord"][];
        };
        /**
         * @description The days of the courier.
         * @example {
         *       "ShippingMethodResults": [
         *         {
         *           "pickUpDate": "2026-11-24",
         *           "pickUpSlot": [
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
        readonly ShippingMethodsV2Reply: {
            /**
             * @description The next days.
             * @example [
             *       {
             *         "pickUpDate": "2026-11-24",
             *         "pickUpSlot": [
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
            readonly ShippingMethodResults: readonly components["schemas"]["PickUpDay"][];
        };
        /**
         * @description What a simulated look-up is told.
         * @example {
         *       "LookupShippingMethodsParameters": {
         *         "ServiceRequestId": "SR400017",
         *         "InteractionLineId": "il_5f02",
         *         "ReceiverAddress": {
         *           "Address1": "Blk 205 Bedok North Street 1",
         *           "City": "Singapore",
         *           "CountryCode": "SG",
         *           "PostalCode": "460205"
         *         },
         *         "CustomerType": "RETAIL",
         *         "Simulation": true,
         *         "getDeliverySlots": true,
         *         "AlternateDays": 7
         *       }
         *     }
         */
        readonly ShippingMethodsRequest: {
            /**
             * @description The look-up.
             * @example {
             *       "ServiceRequestId": "SR400017",
             *       "InteractionLineId": "il_5f02",
             *       "ReceiverAddress": {
             *         "Address1": "Blk 205 Bedok North Street 1",
             *         "City": "Singapore",
             *         "CountryCode": "SG",
             *         "PostalCode": "460205"
             *       },
             *       "CustomerType": "RETAIL",
             *       "Simulation": true,
             *       "getDeliverySlots": true,
             *       "AlternateDays": 7
             *     }
             */
            readonly LookupShippingMethodsParameters: {
                /**
                 * @description The request.
                 * @example SR400017
                 */
                readonly ServiceRequestId: string;
                /**
                 * @description The interaction line.
                 * @example il_5f02
                 */
                readonly InteractionLineId: string;
                readonly ReceiverAddress: components["schemas"]["RequestAddress"];
                /**
                 * @description The kind of address.
                 * @example Residential
                 */
                readonly LocationType?: string;
                /**
                 * @description The kind of customer.
                 * @example RETAIL
                 */
                readonly CustomerType: string;
                /**
                 * @description The warehouse that sends and receives.
                 * @example SIN
                 */
                readonly Warehouse?: string;
                /**
                 * @description Nothing is reserved.
                 * @example true
                 */
                readonly Simulation: boolean;
                /**
                 * @description Whether slots are asked for.
                 * @example true
                 */
                readonly getDeliverySlots: boolean;
                /**
                 * @description For how many days.
                 * @example 7
                 */
                readonly AlternateDays: number;
            };
        };
        /**
         * @description The days of the courier.
         * @example {
         *       "ShippingMethod": {
         *         "DeliverySlots": [
         *           {
         *             "Date": "2026-11-24",
         *             "Slots": [
         *               {
         *                 "SlotCode": "9AM-12PM",
         *                 "StartTime": "09:00",
         *                 "EndTime": "12:00",
         *                 "Available": 2
         *               }
         *             ]
         *           }
         *         ]
         *       }
         *     }
         */
        readonly ShippingMethodsReply: {
            /**
             * @description The courier.
             * @example {
             *       "DeliverySlots": [
             *         {
             *           "Date": "2026-11-24",
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
            readonly ShippingMethod: {
                /**
                 * Format: date
                 * @description The first day that has a free slot; absent where none has.
                 * @example 2026-11-24
                 */
                readonly EstimatedDeliveryDate?: string;
                /**
                 * @description The next days.
                 * @example [
                 *       {
                 *         "Date": "2026-11-24",
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
                readonly DeliverySlots: readonly components["schemas"]["DeliverySlotDay"][];
            };
        };
        /**
         * @description At which centre.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "InteractionLineId": "il_5f02",
         *       "StoreId": "SGC-01",
         *       "AlternateDays": 7
         *     }
         */
        readonly AppointmentSlotsRequest: {
            /**
             * @description The request.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description The interaction line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            /**
             * @description The centre.
             * @example SGC-01
             */
            readonly StoreId: string;
            /**
             * @description For how many days.
             * @example 7
             */
            readonly AlternateDays: number;
        };
        /**
         * @description The days of the centre.
         * @example {
         *       "AppointmentSlots": [
         *         {
         *           "Date": "2026-11-24",
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
        readonly AppointmentSlotsReply: {
            /**
             * @description The next days.
             * @example [
             *       {
             *         "Date": "2026-11-24",
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
            readonly AppointmentSlots: readonly components["schemas"]["DeliverySlotDay"][];
        };
        /**
         * @description A window of a day, in the portal's words.
         * @example {
         *       "code": "9AM-12PM",
         *       "from": "09:00",
         *       "until": "12:00",
         *       "free": 2
         *     }
         */
        readonly Slot: {
            /**
             * @description The window, by its name on the wire.
             * @example 9AM-12PM
             */
            readonly code: string;
            /**
             * @description Its start, in the client's zone.
             * @example 09:00
             */
            readonly from: string;
            /**
             * @description Its end.
             * @example 12:00
             */
            readonly until: string;
            /**
             * @description How many are free.
             * @example 2
             */
            readonly free: number;
            /**
             * @description What it costs at night, in minor units of the client's currency; absent by day.
             * @example 1200
             */
            readonly nightFee?: number;
        };
        /**
         * @description A day and its windows, in the portal's words.
         * @example {
         *       "day": "2026-11-24",
         *       "slots": [
         *         {
         *           "code": "9AM-12PM",
         *           "from": "09:00",
         *           "until": "12:00",
         *           "free": 2
         *         }
         *       ]
         *     }
         */
        readonly SlotDay: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-11-24
             */
            readonly day: string;
            /**
             * @description Its windows; none on a day without service.
             * @example [
             *       {
             *         "code": "9AM-12PM",
             *         "from": "09:00",
             *         "until": "12:00",
             *         "free": 2
             *       }
             *     ]
             */
            readonly slots: readonly components["schemas"]["Slot"][];
        };
        /**
         * @description CreateServiceOrderParameters: how, where and when the device is handed over.
         * @example {
         *       "InteractionLineId": "il_5f02",
         *       "ServiceRequestId": "SR400017",
         *       "FulfillmentOption": "PUR",
         *       "CollectionDate": "2026-11-24",
         *       "CollectionSlot": "9AM-12PM"
         *     }
         */
        readonly ServiceOrderRequest: {
            /**
             * @description The interaction line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            /**
             * @description The request.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description The way.
             * @example PUR
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
            /**
             * Format: date
             * @description The day.
             * @example 2026-11-24
             */
            readonly CollectionDate: string;
            /**
             * @description The window, by its name on the wire.
             * @example 9AM-12PM
             */
            readonly CollectionSlot: string;
            /**
             * @description The centre, where the customer comes.
             * @example SGC-01
             */
            readonly StoreId?: string;
            readonly ReceiverAddress?: components["schemas"]["RequestAddress"];
            /**
             * @description Another number for the day.
             * @example 81112222
             */
            readonly AlternateContactNumber?: string;
            /**
             * @description Who hands the device over, where it is not the customer.
             * @example {
             *       "IsAuthorised": true,
             *       "ContactNumber": "83334444",
             *       "IdLast4": "123D"
             *     }
             */
            readonly Proxy?: {
                /**
                 * @description The customer allows it.
                 * @example true
                 */
                readonly IsAuthorised: boolean;
                /**
                 * @description Their number.
                 * @example 83334444
                 */
                readonly ContactNumber: string;
                /**
                 * @description The last 4 of their ID.
                 * @example 123D
                 */
                readonly IdLast4: string;
            };
        };
        /**
         * @description A service order.
         * @example {
         *       "ServiceOrderId": "SO500017",
         *       "ServiceOrderStatus": "OPEN",
         *       "TotalAmount": 9800
         *     }
         */
        readonly ServiceOrderRecord: {
            /**
             * @description Its id.
             * @example SO500017
             */
            readonly ServiceOrderId: string;
            /**
             * @description Its status.
             * @example OPEN
             * @enum {string}
             */
            readonly ServiceOrderStatus: "OPEN" | "SUBMITTED" | "APPROVED" | "RECEIVED" | "REPAIRED" | "DELIVERED" | "PENDING SCHEDULE CONFIRMATION" | "SCHEDULE CONFIRMED" | "CLEANED" | "CNCLCUS";
            /**
             * @description What is due in all, in minor units of the client's currency.
             * @example 9800
             */
            readonly TotalAmount: number;
        };
        /**
         * @description The order.
         * @example {
         *       "ServiceOrder": {
         *         "ServiceOrderId": "SO500017",
         *         "ServiceOrderStatus": "OPEN",
         *         "TotalAmount": 9800
         *       }
         *     }
         */
        readonly ServiceOrderReply: {
            readonly ServiceOrder: components["schemas"]["ServiceOrderRecord"];
        };
        /**
         * @description A service order, in the portal's words.
         * @example {
         *       "id": "SO500017",
         *       "amount": 9800
         *     }
         */
        readonly ServiceOrder: {
            /**
             * @description Its id.
             * @example SO500017
             */
            readonly id: string;
            /**
             * @description What is due in all, in minor units of the client's currency.
             * @example 9800
             */
            readonly amount: number;
        };
        /**
         * @description SubmitServiceOrderParameters.
         * @example {
         *       "InteractionLineId": "il_5f02",
         *       "PaymentMethod": "COD"
         *     }
         */
        readonly SubmitOrderRequest: {
            /**
             * @description The interaction line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            /**
             * @description How what is due is paid; absent where nothing is.
             * @example COD
             * @enum {string}
             */
            readonly PaymentMethod?: "COD";
        };
        /**
         * @description An order that was submitted.
         * @example {
         *       "ServiceOrderId": "SO500017",
         *       "ServiceOrderStatus": "SUBMITTED",
         *       "ServiceRequestId": "SR400017"
         *     }
         */
        readonly SubmittedOrder: {
            /**
             * @description Its id.
             * @example SO500017
             */
            readonly ServiceOrderId: string;
            /**
             * @description Its status.
             * @example SUBMITTED
             * @enum {string}
             */
            readonly ServiceOrderStatus: "SUBMITTED";
            /**
             * @description The request.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
        };
        /**
         * @description The device that a request is of.
         * @example {
         *       "AssetId": "730118",
         *       "Make": "Apple",
         *       "Model": "iPhone 15",
         *       "MDN": "92345178"
         *     }
         */
        readonly RequestedDevice: {
            /**
             * @description Its id.
             * @example 730118
             */
            readonly AssetId: string;
            /**
             * @description Its maker.
             * @example Apple
             */
            readonly Make: string;
            /**
             * @description Its model.
             * @example iPhone 15
             */
            readonly Model: string;
            /**
             * @description Its number.
             * @example 92345178
             */
            readonly MDN?: string;
        };
        /**
         * @description A request as a list tells of it.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "ServiceRequestStatus": "CMPLTD",
         *       "IncidentType": "Screen Repair",
         *       "CreatedOn": "2026-11-22T01:10:00Z",
         *       "EnrolledDevice": {
         *         "AssetId": "730118",
         *         "Make": "Apple",
         *         "Model": "iPhone 15"
         *       },
         *       "ServiceOrder": {
         *         "ServiceOrderId": "SO500017",
         *         "ServiceOrderStatus": "APPROVED",
         *         "TotalAmount": 9800
         *       }
         *     }
         */
        readonly ListedRequestRecord: {
            /**
             * @description Its id.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @example CMPLTD
             * @enum {string}
             */
            readonly ServiceRequestStatus: "NEW" | "WORKING" | "CMPLTD" | "CNCLCUS";
            /**
             * @description The incident.
             * @example Screen Repair
             */
            readonly IncidentType: string;
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-11-22T01:10:00Z
             */
            readonly CreatedOn: string;
            /**
             * Format: date-time
             * @description When it was cancelled.
             * @example 2026-11-22T09:10:00Z
             */
            readonly CancelledOn?: string;
            readonly EnrolledDevice: components["schemas"]["RequestedDevice"];
            readonly ServiceOrder?: components["schemas"]["ServiceOrderRecord"];
        };
        /**
         * @description A case with its requests.
         * @example {
         *       "CustomerCaseNumber": "CC700017",
         *       "CustomerCaseStatus": "open",
         *       "AgreementId": "910240118",
         *       "ServiceRequests": [
         *         {
         *           "ServiceRequestId": "SR400017",
         *           "ServiceRequestStatus": "CMPLTD",
         *           "IncidentType": "Screen Repair",
         *           "CreatedOn": "2026-11-22T01:10:00Z",
         *           "EnrolledDevice": {
         *             "AssetId": "730118",
         *             "Make": "Apple",
         *             "Model": "iPhone 15"
         *           },
         *           "ServiceOrder": {
         *             "ServiceOrderId": "SO500017",
         *             "ServiceOrderStatus": "APPROVED",
         *             "TotalAmount": 9800
         *           }
         *         }
         *       ]
         *     }
         */
        readonly ListedCase: {
            /**
             * @description Its number.
             * @example CC700017
             */
            readonly CustomerCaseNumber: string;
            /**
             * @description Its status. Where it is `reopen`, the second of its requests is the one that counts.
             * @example open
             */
            readonly CustomerCaseStatus: string;
            /**
             * @description The agreement.
             * @example 910240118
             */
            readonly AgreementId: string;
            /**
             * @description Its requests.
             * @example [
             *       {
             *         "ServiceRequestId": "SR400017",
             *         "ServiceRequestStatus": "CMPLTD",
             *         "IncidentType": "Screen Repair",
             *         "CreatedOn": "2026-11-22T01:10:00Z",
             *         "EnrolledDevice": {
             *           "AssetId": "730118",
             *           "Make": "Apple",
             *           "Model": "iPhone 15"
             *         },
             *         "ServiceOrder": {
             *           "ServiceOrderId": "SO500017",
             *           "ServiceOrderStatus": "APPROVED",
             *           "TotalAmount": 9800
             *         }
             *       }
             *     ]
             */
            readonly ServiceRequests: readonly components["schemas"]["ListedRequestRecord"][];
        };
        /**
         * @description All cases, the newest first.
         * @example {
         *       "CustomerCases": [
         *         {
         *           "CustomerCaseNumber": "CC700017",
         *           "CustomerCaseStatus": "open",
         *           "AgreementId": "910240118",
         *           "ServiceRequests": [
         *             {
         *               "ServiceRequestId": "SR400017",
         *               "ServiceRequestStatus": "CMPLTD",
         *               "IncidentType": "Screen Repair",
         *               "CreatedOn": "2026-11-22T01:10:00Z",
         *               "EnrolledDevice": {
         *                 "AssetId": "730118",
         *                 "Make": "Apple",
         *                 "Model": "iPhone 15"
         *               },
         *               "ServiceOrder": {
         *                 "ServiceOrderId": "SO500017",
         *                 "ServiceOrderStatus": "APPROVED",
         *                 "TotalAmount": 9800
         *               }
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly CustomerCasesReply: {
            /**
             * @description The cases.
             * @example [
             *       {
             *         "CustomerCaseNumber": "CC700017",
             *         "CustomerCaseStatus": "open",
             *         "AgreementId": "910240118",
             *         "ServiceRequests": [
             *           {
             *             "ServiceRequestId": "SR400017",
             *             "ServiceRequestStatus": "CMPLTD",
             *             "IncidentType": "Screen Repair",
             *             "CreatedOn": "2026-11-22T01:10:00Z",
             *             "EnrolledDevice": {
             *               "AssetId": "730118",
             *               "Make": "Apple",
             *               "Model": "iPhone 15"
             *             },
             *             "ServiceOrder": {
             *               "ServiceOrderId": "SO500017",
             *               "ServiceOrderStatus": "APPROVED",
             *               "TotalAmount": 9800
             *             }
             *           }
             *         ]
             *       }
             *     ]
             */
            readonly CustomerCases: readonly components["schemas"]["ListedCase"][];
        };
        /**
         * @description Something that happened to a request.
         * @example {
         *       "Status": "APPROVED",
         *       "OccurredOn": "2026-11-23T02:00:00Z"
         *     }
         */
        readonly RequestEvent: {
            /**
             * @description What it became.
             * @example APPROVED
             * @enum {string}
             */
            readonly Status: "OPEN" | "SUBMITTED" | "APPROVED" | "RECEIVED" | "REPAIRED" | "DELIVERED" | "PENDING SCHEDULE CONFIRMATION" | "SCHEDULE CONFIRMED" | "CLEANED" | "CNCLCUS";
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-23T02:00:00Z
             */
            readonly OccurredOn: string;
        };
        /**
         * @description The window of a hand-over.
         * @example {
         *       "SlotCode": "9AM-12PM",
         *       "StartTime": "09:00",
         *       "EndTime": "12:00"
         *     }
         */
        readonly CollectionSlot: {
            /**
             * @description Its name on the wire.
             * @example 9AM-12PM
             */
            readonly SlotCode: string;
            /**
             * @description When it begins.
             * @example 09:00
             */
            readonly StartTime: string;
            /**
             * @description When it ends.
             * @example 12:00
             */
            readonly EndTime: string;
        };
        /**
         * @description All that is known of a request.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "ServiceRequestStatus": "CMPLTD",
         *       "IncidentType": "Screen Repair",
         *       "AgreementId": "910240118",
         *       "CustomerCaseNumber": "CC700017",
         *       "EnrolledDevice": {
         *         "AssetId": "730118",
         *         "Make": "Apple",
         *         "Model": "iPhone 15"
         *       },
         *       "History": [
         *         {
         *           "Status": "SUBMITTED",
         *           "OccurredOn": "2026-11-22T01:14:00Z"
         *         }
         *       ],
         *       "ServiceOrder": {
         *         "ServiceOrderId": "SO500017",
         *         "ServiceOrderStatus": "SUBMITTED",
         *         "TotalAmount": 9800
         *       },
         *       "FulfillmentOption": "PUR",
         *       "CollectionDate": "2026-11-24",
         *       "CollectionSlot": {
         *         "SlotCode": "9AM-12PM",
         *         "StartTime": "09:00",
         *         "EndTime": "12:00"
         *       },
         *       "PaymentMethod": "COD"
         *     }
         */
        readonly RequestDetailsRecord: {
            /**
             * @description Its id.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @example CMPLTD
             * @enum {string}
             */
            readonly ServiceRequestStatus: "NEW" | "WORKING" | "CMPLTD" | "CNCLCUS";
            /**
             * @description The incident.
             * @example Screen Repair
             */
            readonly IncidentType: string;
            /**
             * @description The agreement.
             * @example 910240118
             */
            readonly AgreementId: string;
            /**
             * @description Its case.
             * @example CC700017
             */
            readonly CustomerCaseNumber: string;
            readonly EnrolledDevice: components["schemas"]["RequestedDevice"];
            /**
             * @description What happened to it, the oldest first.
             * @example [
             *       {
             *         "Status": "SUBMITTED",
             *         "OccurredOn": "2026-11-22T01:14:00Z"
             *       }
             *     ]
             */
            readonly History: readonly components["schemas"]["RequestEvent"][];
            readonly ServiceOrder?: components["schemas"]["ServiceOrderRecord"];
            /**
             * @description How the device is handed over.
             * @example PUR
             * @enum {string}
             */
            readonly FulfillmentOption?: "Delivery" | "PUR" | "WALKIN" | "ONSITE";
            /**
             * Format: date
             * @description On which day.
             * @example 2026-11-24
             */
            readonly CollectionDate?: string;
            readonly CollectionSlot?: components["schemas"]["CollectionSlot"];
            readonly CollectionAddress?: components["schemas"]["RequestAddress"];
            readonly RepairCentre?: components["schemas"]["AspStoreRecord"];
            /**
             * @description How it is paid.
             * @example COD
             */
            readonly PaymentMethod?: string;
            readonly Rating?: components["schemas"]["RatingRecord"];
        };
        /**
         * @description The request.
         * @example {
         *       "ClaimDetails": {
         *         "ServiceRequestId": "SR400017",
         *         "ServiceRequestStatus": "CMPLTD",
         *         "IncidentType": "Screen Repair",
         *         "AgreementId": "910240118",
         *         "CustomerCaseNumber": "CC700017",
         *         "EnrolledDevice": {
         *           "AssetId": "730118",
         *           "Make": "Apple",
         *           "Model": "iPhone 15"
         *         },
         *         "History": [
         *           {
         *             "Status": "SUBMITTED",
         *             "OccurredOn": "2026-11-22T01:14:00Z"
         *           }
         *         ],
         *         "ServiceOrder": {
         *           "ServiceOrderId": "SO500017",
         *           "ServiceOrderStatus": "SUBMITTED",
         *           "TotalAmount": 9800
         *         },
         *         "FulfillmentOption": "PUR",
         *         "CollectionDate": "2026-11-24",
         *         "CollectionSlot": {
         *           "SlotCode": "9AM-12PM",
         *           "StartTime": "09:00",
         *           "EndTime": "12:00"
         *         },
         *         "PaymentMethod": "COD"
         *       }
         *     }
         */
        readonly RequestDetailsReply: {
            readonly ClaimDetails: components["schemas"]["RequestDetailsRecord"];
        };
        /**
         * @description CancelServiceRequestParams: which request, and why.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "InteractionLineId": "il_5f02",
         *       "NoteText": "longWait, buysNew",
         *       "Operation": "Cancel",
         *       "Reason": "longWait, buysNew",
         *       "CancelEntities": "ALL",
         *       "RequestedBy": "Customer"
         *     }
         */
        readonly CancelServiceRequestParams: {
            /**
             * @description The request.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description The interaction line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            /**
             * @description What is noted with it.
             * @example longWait, buysNew
             */
            readonly NoteText: string;
            /**
             * @description What is done.
             * @example Cancel
             * @constant
             */
            readonly Operation: "Cancel";
            /**
             * @description The chosen reasons, joined; `Customer Requested` where none is asked for.
             * @example longWait, buysNew
             */
            readonly Reason: string;
            /**
             * @description A reason in more detail.
             * @example none
             */
            readonly SubReason?: string;
            /**
             * @description What is cancelled.
             * @example ALL
             * @constant
             */
            readonly CancelEntities: "ALL";
            /**
             * @description Who asks for it.
             * @example Customer
             * @constant
             */
            readonly RequestedBy: "Customer";
            /**
             * @description What is to come back.
             * @example ALL
             */
            readonly ReturnEntity?: string;
            /**
             * @description The agreement, for some clients.
             * @example 910240118
             */
            readonly AgreementId?: string;
            /**
             * @description The case, for some clients.
             * @example CC700017
             */
            readonly CustomerCaseNumber?: string;
            /**
             * @description The number of the device, for some clients.
             * @example 92345178
             */
            readonly MobileDeviceNumber?: string;
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
         * @description What a customer says of a request that is completed.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "InteractionLineId": "il_5f02",
         *       "NpsScore": 9,
         *       "NpsReasons": [
         *         "speed"
         *       ],
         *       "CsatScore": 5
         *     }
         */
        readonly RequestFeedback: {
            /**
             * @description The request.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * @description The session's line.
             * @example il_5f02
             */
            readonly InteractionLineId: string;
            /**
             * @description How likely one is to recommend it: 0 is not at all, 10 is very.
             * @example 9
             */
            readonly NpsScore: number;
            /**
             * @description What the score rests on.
             * @example [
             *       "speed",
             *       "staff"
             *     ]
             */
            readonly NpsReasons: readonly ("speed" | "quality" | "staff" | "updates" | "price")[];
            /**
             * @description How satisfied one is: 1 is not at all, 5 is very.
             * @example 5
             */
            readonly CsatScore: number;
            /**
             * @description In the customer's own words.
             * @example The courier called ahead.
             */
            readonly Comment?: string;
        };
        /**
         * @description A request that was rated.
         * @example {
         *       "ServiceRequestId": "SR400017",
         *       "RatedOn": "2026-11-29T03:20:00Z"
         *     }
         */
        readonly RatedRequest: {
            /**
             * @description The request.
             * @example SR400017
             */
            readonly ServiceRequestId: string;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-29T03:20:00Z
             */
            readonly RatedOn: string;
        };
        /**
         * @description How a request was rated.
         * @example {
         *       "NpsScore": 9,
         *       "RatedOn": "2026-11-29T03:20:00Z"
         *     }
         */
        readonly RatingRecord: {
            /**
             * @description The score.
             * @example 9
             */
            readonly NpsScore: number;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-29T03:20:00Z
             */
            readonly RatedOn: string;
        };
        /**
         * @description A request of a list, in the portal's words.
         * @example {
         *       "id": "SR400017",
         *       "agreement": "910240118",
         *       "incident": "Screen Repair",
         *       "status": "CMPLTD",
         *       "order": "APPROVED",
         *       "device": "Apple iPhone 15",
         *       "createdAt": "2026-11-22T01:10:00Z"
         *     }
         */
        readonly FollowedRequest: {
            /**
             * @description Its id.
             * @example SR400017
             */
            readonly id: string;
            /**
             * @description The agreement.
             * @example 910240118
             */
            readonly agreement: string;
            /**
             * @description The incident, by its name on the wire.
             * @example Screen Repair
             */
            readonly incident: string;
            /**
             * @description Its raw status.
             * @example CMPLTD
             */
            readonly status: string;
            /**
             * @description The raw status of its order; absent while it is a draft.
             * @example APPROVED
             */
            readonly order?: string;
            /**
             * @description The device, by maker and model.
             * @example Apple iPhone 15
             */
            readonly device: string;
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-11-22T01:10:00Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was cancelled.
             * @example 2026-11-22T09:10:00Z
             */
            readonly cancelledAt?: string;
        };
        /**
         * @description All that is known of a request, in the portal's words.
         * @example {
         *       "id": "SR400017",
         *       "agreement": "910240118",
         *       "case": "CC700017",
         *       "incident": "Screen Repair",
         *       "status": "CMPLTD",
         *       "order": "SUBMITTED",
         *       "device": "Apple iPhone 15",
         *       "history": [
         *         {
         *           "status": "SUBMITTED",
         *           "at": "2026-11-22T01:14:00Z"
         *         }
         *       ]
         *     }
         */
        readonly RequestDetails: {
            /**
             * @description Its id.
             * @example SR400017
             */
            readonly id: string;
            /**
             * @description The agreement.
             * @example 910240118
             */
            readonly agreement: string;
            /**
             * @description The incident, by its name on the wire.
             * @example Screen Repair
             */
            readonly incident: string;
            /**
             * @description Its raw status.
             * @example CMPLTD
             */
            readonly status: string;
            /**
             * @description The raw status of its order; absent while it is a draft.
             * @example APPROVED
             */
            readonly order?: string;
            /**
             * @description The device, by maker and model.
             * @example Apple iPhone 15
             */
            readonly device: string;
            /**
             * @description Its case.
             * @example CC700017
             */
            readonly case: string;
            /**
             * @description The number of the device.
             * @example 92345178
             */
            readonly number?: string;
            /**
             * @description What happened to it, the oldest first.
             * @example [
             *       {
             *         "status": "SUBMITTED",
             *         "at": "2026-11-22T01:14:00Z"
             *       }
             *     ]
             */
            readonly history: readonly {
                /**
                 * @description What it became.
                 * @example SUBMITTED
                 */
                readonly status: string;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-22T01:14:00Z
                 */
                readonly at: string;
            }[];
            /**
             * @description How the device is handed over.
             * @example pickUpAndReturn
             * @enum {string}
             */
            readonly option?: "delivery" | "pickUpAndReturn" | "walkIn" | "onSite";
            /**
             * Format: date
             * @description On which day.
             * @example 2026-11-24
             */
            readonly day?: string;
            /**
             * @description When the window begins.
             * @example 09:00
             */
            readonly from?: string;
            /**
             * @description When the window ends.
             * @example 12:00
             */
            readonly until?: string;
            readonly address?: components["schemas"]["RequestAddress"];
            readonly centre?: components["schemas"]["ServiceCentre"];
            /**
             * @description What it costs, in minor units of the client's currency.
             * @example 9800
             */
            readonly amount?: number;
            /**
             * @description How it is paid, by its name on the wire.
             * @example COD
             */
            readonly payment?: string;
            /**
             * @description How likely its customer said to be to recommend it; absent until it is rated.
             * @example 9
             */
            readonly score?: number;
            /**
             * Format: date-time
             * @description When it was rated.
             * @example 2026-11-29T03:20:00Z
             */
            readonly ratedAt?: string;
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
    readonly getServiceFees: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The agreement.
                 * @example 910240118
                 */
                readonly agreementId: string;
                /**
                 * @description The device.
                 * @example 730118
                 */
                readonly assetId: string;
                /**
                 * @description A line for each incident.
                 * @example true
                 */
                readonly multiplefees: "true";
            };
            readonly header?: never;
            readonly path?: never;
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
                    readonly "application/json": components["schemas"]["ServiceFeesReply"];
                };
            };
            /** @description The customer has no such device. */
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
    readonly startServiceRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example service-request/raise-request~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerCaseReply"];
                };
            };
            /** @description The customer has no such agreement, or it is not enrolled. */
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
    readonly processIncident: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example service-request/raise-request~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProcessIncidentRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerCaseReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly getFulfillmentOptions: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The request.
                 * @example SR400017
                 */
                readonly servicerequestid: string;
            };
            readonly header?: never;
            readonly path?: never;
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
                    readonly "application/json": components["schemas"]["FulfillmentOptionsReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly setFulfillmentOption: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The request.
                 * @example SR400017
                 */
                readonly servicerequestid: string;
            };
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example service-request/raise-request~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FulfillmentChoice"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FulfillmentChosen"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly getAspStoreList: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The request.
                 * @example SR400017
                 */
                readonly servicerequestid: string;
                /**
                 * @description The incident, by its name on the wire.
                 * @example Screen Repair
                 */
                readonly incidenttype: string;
                /**
                 * @description Where the customer is, in degrees north: the nearest centre comes first.
                 * @example 1.346582
                 */
                readonly latitude?: number;
                /**
                 * @description Where the customer is, in degrees east.
                 * @example 103.849931
                 */
                readonly longitude?: number;
            };
            readonly header?: never;
            readonly path?: never;
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
                    readonly "application/json": components["schemas"]["AspStoreListReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly getShippingMethodsV2: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingMethodsV2Request"];
            };
        };
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingMethodsV2Reply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getShippingMethods: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingMethodsRequest"];
            };
        };
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingMethodsReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly getAppointmentSlots: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppointmentSlotsRequest"];
            };
        };
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentSlotsReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly createServiceOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example service-request/raise-request~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ServiceOrderRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceOrderReply"];
                };
            };
            /** @description There is no such request of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The window is taken, it was ordered before, or the key was used for another request. */
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
    readonly submitServiceOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example service-request/raise-request~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /**
                 * @description The order.
                 * @example SO500017
                 */
                readonly serviceOrderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitOrderRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubmittedOrder"];
                };
            };
            /** @description There is no such order of this customer. */
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
    readonly listCustomerCases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
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
                    readonly "application/json": components["schemas"]["CustomerCasesReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getServiceRequestDetails: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The agreement; left out where an address leads straight to the request.
                 * @example 910240118
                 */
                readonly agreementId?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The request.
                 * @example SR400017
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
                    readonly "application/json": components["schemas"]["RequestDetailsReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly cancelServiceRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example my-service-requests/my-service-requests~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /**
                 * @description The request.
                 * @example SR400017
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelServiceRequestParams"];
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
            /** @description There is no such request of this customer. */
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
    readonly cancelServiceRequestV2: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example my-service-requests/my-service-requests~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /**
                 * @description The request.
                 * @example SR400017
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelServiceRequestParams"];
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
            /** @description There is no such request of this customer. */
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
    readonly rateServiceRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the rating: sent again under the same key it is kept once, and answered as before.
                 * @example feedback/rate-request~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /**
                 * @description The request.
                 * @example SR400017
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RequestFeedback"];
            };
        };
        readonly responses: {
            /** @description It is kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RatedRequest"];
                };
            };
            /** @description There is no such request of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It is too early, it was rated before, or the key was used for another request. */
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
