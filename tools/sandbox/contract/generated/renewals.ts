// Generated from schemas/api/renewals.openapi.json by `npm run generate`. Change the contract instead.

export interface paths {
    readonly "/registration/api/quote/get-quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Prices a plan's renewal.
         * @description Changes nothing that a customer sees. What it carries is assumed.
         */
        readonly post: operations["getQuote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registration/api/agreement/renewal/savedetails/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keeps how a plan is to go on.
         * @description What is kept later takes the place of what was kept before. What it carries is assumed.
         */
        readonly post: operations["saveRenewalDetails"];
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
         * @description Which plan's renewal is to be priced.
         * @example {
         *       "AgreementId": "910240118",
         *       "InteractionLineId": "il_5f02",
         *       "QuoteType": "RENEWAL"
         *     }
         */
        readonly QuoteRequest: {
            /**
             * @description The agreement.
             * @example 910240118
             */
            readonly AgreementId: string;
            /**
             * @description The interaction that the session began.
             * @example il_5f02
             */
            readonly InteractionLineId?: string;
            /**
             * @description What is priced.
             * @example RENEWAL
             * @constant
             */
            readonly QuoteType: "RENEWAL";
        };
        /**
         * @description A discount on the price of a whole term.
         * @example {
         *       "Code": "TERM",
         *       "Percent": 15
         *     }
         */
        readonly QuoteDiscount: {
            /**
             * @description Why it is given: for the term, or for years with us.
             * @example TERM
             * @enum {string}
             */
            readonly Code: "TERM" | "LOYALTY";
            /**
             * @description How much less, in per cent.
             * @example 15
             */
            readonly Percent: number;
        };
        /**
         * @description What the plan costs from its next renewal on.
         * @example {
         *       "QuoteId": "Q500017",
         *       "AgreementId": "910240118",
         *       "MonthlyAmount": 1890,
         *       "TermMonths": 12,
         *       "Discounts": [
         *         {
         *           "Code": "TERM",
         *           "Percent": 15
         *         }
         *       ],
         *       "RenewsOn": "2026-12-04",
         *       "ValidUntil": "2026-11-22T09:30:00Z"
         *     }
         */
        readonly QuoteRecord: {
            /**
             * @description Names the quote when a renewal is saved.
             * @example Q500017
             */
            readonly QuoteId: string;
            /**
             * @description The agreement.
             * @example 910240118
             */
            readonly AgreementId: string;
            /**
             * @description A month's price, with its tax, in minor units of the client's currency.
             * @example 1890
             */
            readonly MonthlyAmount: number;
            /**
             * @description How many months a term has.
             * @example 12
             */
            readonly TermMonths: number;
            /**
             * @description What is taken off the price of a term; of all together no more than the programme allows.
             * @example [
             *       {
             *         "Code": "TERM",
             *         "Percent": 15
             *       }
             *     ]
             */
            readonly Discounts: readonly components["schemas"]["QuoteDiscount"][];
            /**
             * Format: date
             * @description The day it renews.
             * @example 2026-12-04
             */
            readonly RenewsOn: string;
            /**
             * Format: date-time
             * @description Until when the prices hold.
             * @example 2026-11-22T09:30:00Z
             */
            readonly ValidUntil: string;
            /**
             * @description What the customer chose before, if anything.
             * @example TERM
             * @enum {string}
             */
            readonly Chosen?: "MONTHLY" | "TERM" | "NONE";
        };
        /**
         * @description The prices.
         * @example {
         *       "GetQuoteResponse": {
         *         "QuoteId": "Q500017",
         *         "AgreementId": "910240118",
         *         "MonthlyAmount": 1890,
         *         "TermMonths": 12,
         *         "Discounts": [
         *           {
         *             "Code": "TERM",
         *             "Percent": 15
         *           }
         *         ],
         *         "RenewsOn": "2026-12-04",
         *         "ValidUntil": "2026-11-22T09:30:00Z"
         *       }
         *     }
         */
        readonly QuoteReply: {
            readonly GetQuoteResponse: components["schemas"]["QuoteRecord"];
        };
        /**
         * @description How a plan is to go on.
         * @example {
         *       "AgreementId": "910240118",
         *       "InteractionLineId": "il_5f02",
         *       "QuoteId": "Q500017",
         *       "RenewalType": "TERM"
         *     }
         */
        readonly RenewalDetailsRequest: {
            /**
             * @description The agreement, as in the path.
             * @example 910240118
             */
            readonly AgreementId: string;
            /**
             * @description The interaction that the session began.
             * @example il_5f02
             */
            readonly InteractionLineId?: string;
            /**
             * @description The quote whose prices the customer saw.
             * @example Q500017
             */
            readonly QuoteId: string;
            /**
             * @description By the month, for a term, or not at all.
             * @example TERM
             * @enum {string}
             */
            readonly RenewalType: "MONTHLY" | "TERM" | "NONE";
        };
        /**
         * @description What is kept.
         * @example {
         *       "AgreementId": "910240118",
         *       "RenewalType": "TERM",
         *       "EffectiveOn": "2026-12-04",
         *       "Amount": 19278
         *     }
         */
        readonly RenewalDetailsReply: {
            /**
             * @description The agreement.
             * @example 910240118
             */
            readonly AgreementId: string;
            /**
             * @description What was chosen.
             * @example TERM
             * @enum {string}
             */
            readonly RenewalType: "MONTHLY" | "TERM" | "NONE";
            /**
             * Format: date
             * @description The day on which it renews, or ends.
             * @example 2026-12-04
             */
            readonly EffectiveOn: string;
            /**
             * @description What is charged on that day, in minor units of the client's currency.
             * @example 19278
             */
            readonly Amount: number;
        };
        /**
         * @description An amount of money, in the portal's words.
         * @example {
         *       "amount": 1890,
         *       "currency": "SGD"
         *     }
         */
        readonly PlanMoney: {
            /**
             * @description In minor units.
             * @example 1890
             */
            readonly amount: number;
            /**
             * @description ISO 4217.
             * @example SGD
             */
            readonly currency: string;
        };
        /**
         * @description What a plan costs from its next renewal on, in the portal's words.
         * @example {
         *       "id": "Q500017",
         *       "monthly": {
         *         "amount": 1890,
         *         "currency": "SGD"
         *       },
         *       "months": 12,
         *       "discounts": [
         *         15
         *       ],
         *       "renewsOn": "2026-12-04"
         *     }
         */
        readonly RenewalQuote: {
            /**
             * @description Names the quote.
             * @example Q500017
             */
            readonly id: string;
            readonly monthly: components["schemas"]["PlanMoney"];
            /**
             * @description How many months a term has.
             * @example 12
             */
            readonly months: number;
            /**
             * @description What is taken off the price of a term, each in per cent.
             * @example [
             *       15,
             *       5
             *     ]
             */
            readonly discounts: readonly number[];
            /**
             * Format: date
             * @description The day it renews.
             * @example 2026-12-04
             */
            readonly renewsOn: string;
            /**
             * @description What was chosen before.
             * @example TERM
             * @enum {string}
             */
            readonly chosen?: "MONTHLY" | "TERM" | "NONE";
        };
        /**
         * @description How a plan goes on, in the portal's words.
         * @example {
         *       "choice": "TERM",
         *       "on": "2026-12-04",
         *       "charged": {
         *         "amount": 19278,
         *         "currency": "SGD"
         *       }
         *     }
         */
        readonly PlanRenewal: {
            /**
             * @description By the month, for a term, or not at all.
             * @example TERM
             * @enum {string}
             */
            readonly choice: "MONTHLY" | "TERM" | "NONE";
            /**
             * Format: date
             * @description The day on which it renews, or ends.
             * @example 2026-12-04
             */
            readonly on: string;
            readonly charged: components["schemas"]["PlanMoney"];
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
    readonly getQuote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        readonly responses: {
            /** @description The prices. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuoteReply"];
                };
            };
            /** @description There is no such plan of this customer, or it has ended. */
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
    readonly saveRenewalDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the choice: sent again under the same key it is kept once, and answered as before.
                 * @example renewal/renew-plan~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /**
                 * @description The agreement.
                 * @example 910240118
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenewalDetailsRequest"];
            };
        };
        readonly responses: {
            /** @description It is kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RenewalDetailsReply"];
                };
            };
            /** @description There is no such plan of this customer, or it has ended. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The quote is over, or the key was used for another request. */
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
