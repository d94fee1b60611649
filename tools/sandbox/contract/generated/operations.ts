// Generated from schemas/api by `npm run generate`. Change the contract instead.

export interface components {
    schemas: {
        /** @description The customer's profile. */
        readonly Profile: {
            /** @description The profile's id. */
            readonly profileId: string;
            /** @description The customer's id. */
            readonly userId: string;
            /** @description First name. */
            readonly firstName: string;
            /** @description Last name. */
            readonly lastName: string;
            /** @description Full name, in the customer's own order. */
            readonly fullName: string;
            /**
             * @description Gender.
             * @enum {string}
             */
            readonly gender: "female" | "male";
            /**
             * Format: email
             * @description Email; absent if none is on file.
             */
            readonly email?: string;
            /** @description The enrolled mobile number. */
            readonly enrolledMdn: string;
            /** @description The first agreement; absent if there are none. */
            readonly agreementId?: string;
        };
        /** @description A device that an agreement covers. */
        readonly Device: {
            /** @description The device's id (asset id). */
            readonly id: string;
            /** @description The agreement that covers it. */
            readonly agreementId: string;
            /** @description Its name. */
            readonly name: string;
            /** @description The maker. */
            readonly make: string;
            /** @description The model, which identifies the device's image. */
            readonly model: string;
            /** @description IMEI (15 digits), or the serial number of a device without one. */
            readonly imei: string;
            /**
             * @description The kind of device.
             * @enum {string}
             */
            readonly category: "phone" | "tablet" | "laptop" | "headphones" | "earphones" | "smartwatches" | "game-consoles" | "televisions" | "refrigerators" | "washing-machines" | "air-conditioners" | "air-purifiers" | "robot-vacuums";
            /** @description Its colour. */
            readonly colour?: string;
            /** @description Its storage. */
            readonly capacity?: string;
            /** @description The model's number in the catalogue of devices. */
            readonly catalogId?: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @enum {string}
             */
            readonly status: "ENROLLED" | "REPLACED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /**
             * @description The update of its details under review; absent if there is no such update.
             * @enum {string}
             */
            readonly update?: "under-review";
        };
        /** @description The devices in the account service's envelope. */
        readonly DevicesEnvelope: {
            /** @description The inner status, as an HTTP status. */
            readonly status: number;
            /** @description The devices; empty if the inner status is not 200. */
            readonly data: readonly components["schemas"]["Device"][];
            /** @description The reason for their absence: the agreement's status. */
            readonly agreementStatus?: string;
            /** @description The reason for their absence, in a sentence. */
            readonly message?: string;
        };
        /** @description The destination of a device's code. */
        readonly EmailOfDevice: {
            /** @description In the envelope of the existing back ends. */
            readonly GetEmailByImeiResponse: {
                /** @description The email, masked; absent if the client does not reveal who is known. */
                readonly Email?: string;
            };
        };
        /** @description A started registration. */
        readonly RegistrationOpened: {
            /** @description The registration's id; it lasts 30 minutes. */
            readonly id: string;
        };
        /** @description The end of the national ID. */
        readonly VerifyHolderRequest: {
            /** @description The last 4 characters of the national ID. */
            readonly d: string;
            /** @description The registration's id. */
            readonly id: string;
            /** @description Signs in if it is right; refused at clients that send a code. This use is assumed. */
            readonly f?: boolean;
        };
        /** @description The customer whose national ID was right. */
        readonly PlanHolder: {
            /** @description The linked email of the plan, masked; absent if it has none. */
            readonly email?: string;
        };
        /** @description The email for the account. */
        readonly LinkEmailRequest: {
            /** @description The new email; without it (assumed), the account uses the plan's linked email. */
            readonly email?: string;
            /** @description The registration's id. */
            readonly id: string;
        };
        /** @description An empty reply. */
        readonly EmailLinked: Record<string, never>;
        /** @description The sent code and its destination. */
        readonly RegistrationCodeSent: {
            /** @description The server's nonce, returned with the digits as the header `m`. */
            readonly t: string;
            /**
             * @description The destination of the code: E, the email; M, the mobile number.
             * @enum {string}
             */
            readonly type: "E" | "M";
            /** @description The email or number it went to, masked. */
            readonly d: string;
            /**
             * @description Confirms that a code was sent. Never contains the digits.
             * @constant
             */
            readonly otp: "sent";
        };
        /** @description The digits. */
        readonly CheckRegistrationCodeRequest: {
            /** @description The six digits of the one-time code. */
            readonly otp: string;
        };
        /** @description An empty reply. */
        readonly RegistrationCodeRight: Record<string, never>;
        /** @description The password of the new account. */
        readonly CreateAccountRequest: {
            /** @description The registration's id. */
            readonly id: string;
            /** @description The password. */
            readonly p: string;
        };
        /** @description An empty reply. */
        readonly AccountCreated: Record<string, never>;
        /** @description A sent code of a registration that awaits its digits. */
        readonly RegistrationCode: {
            /** @description The nonce that is returned with the digits. */
            readonly m: string;
            /**
             * @description Its channel.
             * @enum {string}
             */
            readonly channel: "email" | "mobile";
            /** @description The email or number it went to, masked. */
            readonly destination: string;
        };
        /** @description The problem, for a program (`code`), for a person (`message`) and by place of the request (`fields`). */
        readonly Problem: {
            /** @description A stable name of the problem. */
            readonly code?: string;
            /** @description One sentence about it; not shown to customers, except that `jwt expired` means an expired session. */
            readonly message?: string;
            /** @description The problem at each place of the request. */
            readonly fields?: {
                readonly [key: string]: string;
            };
            /**
             * Format: date-time
             * @description The instant from which another try is possible: the end of a lock, or of the wait for another code.
             */
            readonly retryAt?: string;
        };
        /** @description An enquiry, in the names of the existing back ends. */
        readonly Inquiry: {
            /** @description The partner's code. */
            readonly Partner: string;
            /** @description The channel of the enquiry. */
            readonly InquiryChannel: string;
            /** @description The customer's text. */
            readonly InquiryDescription?: string;
            /** @description The source. */
            readonly Source: string;
            /** @description The application's version. */
            readonly version: string;
            readonly TradeDetails: components["schemas"]["TradeDetails"];
            /** @description Its file. */
            readonly upload_id?: string;
        };
        /** @description The person and the subject of an enquiry. */
        readonly TradeDetails: {
            /** @description The number of the device. */
            readonly mobile_device_number?: string;
            /** @description Full name. */
            readonly customer_name: string;
            /**
             * Format: email
             * @description The email for the answer.
             */
            readonly email: string;
            /** @description The number to call back. */
            readonly contact_number: string;
            /** @description IMEI or serial number. */
            readonly imei?: string;
            /** @description Its subject. */
            readonly inquiry_type: string;
            /** @description A more detailed kind. */
            readonly inquiry_subtype?: string;
        };
        /** @description The reply to an accepted enquiry. */
        readonly InquiryReply: {
            /** @description Its number. */
            readonly inquiryId: string;
        };
        /** @description The new profile. */
        readonly UpdateProfileRequest: {
            /** @description The profile. */
            readonly profileId: string;
            /** @description First name. */
            readonly firstName: string;
            /** @description Last name, as it is on file. */
            readonly lastName?: string;
            /**
             * @description Gender.
             * @enum {string}
             */
            readonly gender: "female" | "male";
            /**
             * Format: email
             * @description Email; absent to delete it.
             */
            readonly email?: string;
        };
        /** @description A device saved in a browser before its customer signed in. */
        readonly SavedDevice: {
            /** @description The plan that covers it, by its name. */
            readonly plan: string;
            /** @description International calling code, without plus. */
            readonly callingCode: string;
            /** @description The mobile number in it. */
            readonly mdn: string;
            /** @description The model. */
            readonly model: string;
            /** @description IMEI or serial number. */
            readonly imei: string;
            /** @description The asset's id. */
            readonly assetId: string;
        };
        /** @description Devices that are linked to an account. */
        readonly LinkedDevices: {
            /** @description The devices. */
            readonly devices: readonly components["schemas"]["SavedDevice"][];
        };
        /** @description Devices to link. */
        readonly LinkDevicesRequest: {
            /** @description The devices. */
            readonly devices: readonly components["schemas"]["SavedDevice"][];
        };
        /** @description The linked devices, in the account service's envelope. */
        readonly LinkDevicesEnvelope: {
            /** @description The inner status, as an HTTP status. */
            readonly status: number;
            readonly data: components["schemas"]["LinkedDevices"];
            /** @description The reason for the refusal: the agreement's status. */
            readonly agreementStatus?: string;
            /** @description The reason for the refusal, in a sentence. */
            readonly message?: string;
        };
        /** @description A file to upload. */
        readonly InquiryFile: {
            /** @description Its name. */
            readonly FileName: string;
            /** @description Its folder. */
            readonly FolderName: string;
            /** @description The client's code. */
            readonly ClientName: string;
            /** @description The agreement, if known. */
            readonly AgreementId?: string;
            /** @description Its id, if it replaces another. */
            readonly inquiryUploadId?: string;
        };
        /** @description The address for a file. */
        readonly UploadPlace: {
            /** @description The file's id, by which the enquiry names it. */
            readonly inquiryUploadId: string;
            /**
             * Format: uri-reference
             * @description The address, absolute or on the same host. It authorises the upload.
             */
            readonly url: string;
        };
        /** @description An order whose device can be registered. */
        readonly Order: {
            /** @description The order's id. */
            readonly orderId: string;
            /**
             * Format: date
             * @description The day of purchase.
             */
            readonly purchaseDate: string;
            /** @description The seller. */
            readonly retailerName: string;
            /** @description Make and model. */
            readonly deviceName: string;
        };
        /** @description The order of a device to register. */
        readonly OrderedDevice: {
            /** @description The order's id. */
            readonly orderId: string;
            /**
             * Format: date
             * @description The day of purchase.
             */
            readonly purchaseDate: string;
            /** @description The seller. */
            readonly retailerName?: string;
        };
        /** @description The state of a registration. */
        readonly DeviceRegistration: {
            /** @description Its number. */
            readonly registrationId: string;
        };
        /** @description The consents. */
        readonly Consents: {
            /** @description The order's id. */
            readonly orderId: string;
            /**
             * Format: date
             * @description The day of purchase.
             */
            readonly purchaseDate: string;
            /**
             * @description The person bought the device, or acts for the buyer.
             * @constant
             */
            readonly authorisePurchaserCheck: true;
            /**
             * @description Consent to the terms of the registration.
             * @constant
             */
            readonly termsCheck: true;
        };
        /** @description An empty reply. */
        readonly ConsentsReply: Record<string, never>;
        /** @description The terms, and the customer who accepts them; the content of the two members is assumed. */
        readonly AcceptTermsRequest: {
            /**
             * Format: date
             * @description The version of the terms: the first day on which they are in force.
             */
            readonly d: string;
            /** @description The customer's id. */
            readonly i: string;
        };
        /** @description The instant from which the customer accepts them. */
        readonly TermsAccepted: {
            /**
             * Format: date-time
             * @description The time of the first acceptance.
             */
            readonly acceptedAt: string;
        };
        /** @description The linked email of the plan; after a sign-in, the tokens and the account's data. */
        readonly VerifyHolderReply: {
            /** @description The linked email of the plan, masked; absent if it has none. */
            readonly email?: string;
            /** @description The customer's id. */
            readonly id?: string;
            /** @description The access token. */
            readonly token?: string;
            /** @description The value of the authorization header. */
            readonly authorization?: string;
            /** @description A reference for look-ups. */
            readonly data?: string;
            /** @description Whether the customer has an account. */
            readonly accountExist?: boolean;
            /** @description The first agreement; absent if there are none. */
            readonly agreementId?: string;
            /** @description Whether a device is registered. */
            readonly deviceRegistered?: boolean;
            /** @description The customer's full name. */
            readonly fullName?: string;
        };
        /** @description QASParameter: a typed address. */
        readonly StandardizeAddressRequest: {
            /** @description The client's code. */
            readonly ClientId: string;
            /** @description Whether likely addresses are wanted too. */
            readonly Intuitive: boolean;
            /** @description Number and street. */
            readonly Address1: string;
            /** @description Unit. */
            readonly Address2?: string;
            /** @description Building, town and postal code. */
            readonly Address3?: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
        };
        /** @description What the register knows. */
        readonly StandardizeAddressReply: {
            /** @description The result. */
            readonly StandardizeAddressResult: {
                /**
                 * @description Whether the register has the address; has another one in its place; has several; or has none.
                 * @enum {string}
                 */
                readonly MatchType: "VERIFIED" | "CORRECTED" | "MULTIPLE" | "NONE";
                readonly Address?: components["schemas"]["StandardAddress"];
                /** @description Several addresses, the likeliest first. */
                readonly PickList?: readonly components["schemas"]["PickedAddress"][];
            };
        };
        /** @description An address of the register, without units. */
        readonly StandardAddress: {
            /** @description Number and street. */
            readonly Address1: string;
            /** @description City. */
            readonly City: string;
            /** @description ISO 3166. */
            readonly CountryCode: string;
            /** @description Postal code. */
            readonly PostalCode: string;
        };
        /** @description One of several addresses. */
        readonly PickedAddress: {
            /** @description The whole address in a line. */
            readonly FullAddress: string;
            /** @description Its key in the register. */
            readonly Moniker: string;
            /** @description How likely it is. */
            readonly Score: number;
        };
        /** @description A choice from several addresses. */
        readonly ChosenAddressRequest: {
            readonly DoGetAddress: components["schemas"]["PickedAddress"];
        };
        /** @description The chosen address. */
        readonly ChosenAddressReply: {
            readonly Address: components["schemas"]["StandardAddress"];
        };
        /** @description A city with its state. */
        readonly CityOfPostalCode: {
            /** @description City. */
            readonly City: string;
            /** @description State or province. */
            readonly State: string;
            /** @description Postal code. */
            readonly PostalCode: string;
        };
        /** @description The city of a postal code; none for an unknown one. */
        readonly CitiesOfPostalCode: {
            /** @description The city. */
            readonly GetCityStatebyZipCodeResponse: readonly components["schemas"]["CityOfPostalCode"][];
        };
        /** @description The city of a postal code. */
        readonly CityStateOfPostalCode: {
            /** @description Absent for an unknown postal code. */
            readonly CityState?: {
                /** @description City. */
                readonly City: string;
                /** @description State or province. */
                readonly State: string;
            };
        };
        /** @description How a customer can be reached. */
        readonly ContactPointsReply: {
            /** @description The points. */
            readonly ContactPoints: {
                /** @description The points. */
                readonly ContactPoint: readonly {
                    /**
                     * @description A number of the customer, a second number of an earlier order, or an email.
                     * @enum {string}
                     */
                    readonly ContactPointType: "MOBILE" | "ALTERNATE" | "EMAIL";
                    /** @description The number. */
                    readonly PhoneNumber?: string;
                    /** @description The email. */
                    readonly EmailAddress?: string;
                }[];
            };
        };
        /** @description A sent one-time code that awaits its digits. */
        readonly CodeSession: {
            /** @description The code session's id. */
            readonly id: string;
            /** @description Its key (version 1). */
            readonly key?: string;
            /** @description The nonce that is returned with the digits. */
            readonly m?: string;
            /** @description The server's nonce, as version 1 calls it. */
            readonly t?: string;
            /** @description The destination of the code, masked; absent if the reply does not say. */
            readonly destination?: string;
        };
        /** @description The signed-in customer and the account's data. */
        readonly SignedIn: {
            /** @description The customer's id. */
            readonly userId: string;
            /** @description Whether the customer has an account. */
            readonly accountExists?: boolean;
            /** @description The agreement of the customer. */
            readonly agreementId?: string;
            /** @description Whether a device is registered. */
            readonly deviceRegistered?: boolean;
            /** @description The customer's full name. */
            readonly fullName?: string;
        };
        /** @description An identifier and its password. */
        readonly LoginRequest: {
            /** @description The email, mobile number or national ID. */
            readonly u: string;
            /**
             * @description The identifier's kind: E, an email; M, a mobile number; I, a national ID (the last two are assumed).
             * @enum {string}
             */
            readonly t: "E" | "M" | "I";
            /** @description The password. */
            readonly p: string;
        };
        /** @description The code session that the password opened. */
        readonly LoginReply: {
            /** @description The code session's key, sent back with the digits. */
            readonly key: string;
            /** @description The server's nonce, returned as the header `m`. */
            readonly t: string;
            /**
             * @description Confirms that a code was sent. Never contains the digits.
             * @constant
             */
            readonly otp: "sent";
            /** @description The code session's id. */
            readonly id: string;
            /** @description A reference for look-ups. */
            readonly data?: string;
            /** @description The email to which the code was sent, masked; only if the identifier is not an email. */
            readonly e?: string;
        };
        /** @description An identifier. */
        readonly LoginV3Request: {
            /** @description The email, mobile number, national ID, or IMEI or serial number. */
            readonly u: string;
            /**
             * @description Its kind: E, an email; M, a mobile number; I, a national ID.
             * @enum {string}
             */
            readonly t: "E" | "M" | "I";
            /** @description Whether an I is the IMEI or serial number of a device instead of a national ID; its use is not shown. */
            readonly f?: boolean;
            /** @description Whether the portal can ask for a password: then an account with one gets 409, and no code. */
            readonly p?: boolean;
        };
        /** @description The code session that the identifier opened. */
        readonly LoginV3Reply: {
            /** @description The code session's key, sent back with the digits. */
            readonly key: string;
            /** @description The server's nonce, returned as `m`. */
            readonly t: string;
            /**
             * @description Whether a code was sent, or a number must be chosen first. Never contains the digits.
             * @enum {string}
             */
            readonly otp: "sent" | "choose";
            /** @description The code session's id. */
            readonly id: string;
            /** @description A reference for look-ups. */
            readonly data?: string;
            /** @description The numbers of the identifier: an opaque key with the masked number, which shows the last 4 digits. Present if the customer must choose; with a single entry if a national ID does not say where the code went. */
            readonly mdn?: {
                readonly [key: string]: string;
            };
            /** @description The email on file, masked; only if the code can be sent to it instead. */
            readonly e?: string;
        };
        /** @description The chosen number. */
        readonly LoginV4Request: {
            /** @description Its key in `mdn`. */
            readonly d: string;
            /** @description Sent as the existing back ends expect it; its use is not shown. */
            readonly r: boolean;
        };
        /** @description The code session with its code. */
        readonly LoginV4Reply: {
            /** @description The code session's id. */
            readonly id: string;
            /**
             * @description Confirms that a code was sent. Never contains the digits.
             * @constant
             */
            readonly otp: "sent";
            /** @description The nonce that is returned with the digits. */
            readonly m: string;
            /** @description The email on file, masked; only if the code can be sent to it instead. */
            readonly e?: string;
        };
        /** @description The code session with its new code. */
        readonly CodeSentV1: {
            /** @description The code session's key, sent back with the digits. */
            readonly key: string;
            /** @description The server's nonce, returned as the header `m`. */
            readonly t: string;
            /**
             * @description Confirms that a code was sent. Never contains the digits.
             * @constant
             */
            readonly otp: "sent";
            /** @description The code session's id. */
            readonly id: string;
            /** @description The email for a code instead, masked; only if this request started the sign-in, an email is on file, and the client reveals who is known. */
            readonly e?: string;
        };
        /** @description The digits. */
        readonly CheckCodeRequest: {
            /** @description The six digits of the one-time code. */
            readonly otp: string;
        };
        /** @description The customer's id and tokens. */
        readonly CheckCodeReply: {
            /** @description The customer's id. */
            readonly id: string;
            /** @description The access token. */
            readonly token: string;
            /** @description The value of the authorization header. */
            readonly authorization: string;
        };
        /** @description The code session and its destination. */
        readonly SendCodeV4Request: {
            /** @description The code session's id. */
            readonly id: string;
            /**
             * @description The destination: E, the email; M, the mobile number.
             * @enum {string}
             */
            readonly t: "E" | "M";
            /** @description Sent as the existing back ends expect it; its use is not shown. */
            readonly r: boolean;
        };
        /** @description The code session with its new code. */
        readonly CodeSentV4: {
            /** @description The code session's id. */
            readonly id: string;
            /**
             * @description Confirms that a code was sent. Never contains the digits.
             * @constant
             */
            readonly otp: "sent";
            /** @description The nonce that is returned with the digits. */
            readonly m: string;
        };
        /** @description The digits of a code session. */
        readonly VerifyCodeV4Request: {
            /** @description The code session's id. */
            readonly id: string;
            /** @description The six digits of the one-time code. */
            readonly p: string;
            /** @description The nonce, from the reply that sent the code. */
            readonly m: string;
        };
        /** @description The customer's id, tokens and account. */
        readonly VerifyCodeV4Reply: {
            /** @description The customer's id. */
            readonly id: string;
            /** @description The access token. */
            readonly token: string;
            /** @description The value of the authorization header. */
            readonly authorization: string;
            /** @description A reference for look-ups. */
            readonly data: string;
            /** @description Whether the customer has an account. */
            readonly accountExist: boolean;
            /** @description The first agreement; absent if there are none. */
            readonly agreementId?: string;
            /** @description Whether a device is registered. */
            readonly deviceRegistered: boolean;
            /** @description The customer's full name. */
            readonly fullName: string;
        };
        /** @description The provider of the account. */
        readonly BeginSocialSignInRequest: {
            readonly t: components["schemas"]["SocialAccount"];
        };
        /**
         * @description The provider of the customer's account.
         * @enum {string}
         */
        readonly SocialAccount: "google" | "facebook" | "apple";
        /** @description A sign-in that awaits the customer's return from the provider. */
        readonly SocialSignInSession: {
            /** @description Stays with the browser that started it. */
            readonly id: string;
            /** @description Goes to the provider, and comes back in the address. */
            readonly state: string;
        };
        /** @description The return from the provider. */
        readonly SocialSignInRequest: {
            /** @description The provider's code (assumed). */
            readonly e: string;
            /** @description The state (assumed). */
            readonly t: string;
        };
        /** @description The owner of the password. */
        readonly PasswordResetRequest: {
            /** @description The email. */
            readonly d: string;
        };
        /** @description An empty reply. */
        readonly PasswordResetReply: Record<string, never>;
        /** @description The person to call back. */
        readonly CallBackRequest: {
            /** @description Full name. */
            readonly name: string;
            /** @description The number to call back. */
            readonly mdn: string;
        };
        /** @description An empty reply. */
        readonly CallBackReply: Record<string, never>;
        /** @description The end of the national ID and its reset. */
        readonly VerifyResetRequest: {
            /** @description The last 4 characters of the national ID. */
            readonly d: string;
            /** @description The token of the link. */
            readonly id: string;
        };
        /** @description An empty reply. */
        readonly VerifyResetReply: Record<string, never>;
        /** @description The new password and its reset. */
        readonly SetPasswordRequest: {
            /** @description The token of the link. */
            readonly id: string;
            /** @description The new password. */
            readonly d: string;
        };
        /** @description An empty reply. */
        readonly SetPasswordReply: Record<string, never>;
        /** @description An empty reply. */
        readonly EndSignInReply: Record<string, never>;
        /** @description The owner of the tokens. */
        readonly TokenCodeRequest: {
            /** @description The customer's id. */
            readonly data: string;
        };
        /** @description A code for new tokens. */
        readonly TokenCodeReply: {
            /** @description The code. */
            readonly c: string;
        };
        /** @description The customer's id and tokens. */
        readonly TokenReply: {
            /** @description The customer's id. */
            readonly id: string;
            /** @description The access token. */
            readonly token: string;
            /** @description The value of the authorization header. */
            readonly authorization: string;
        };
        /** @description An address to visit, in the names of the existing back ends. */
        readonly RequestAddress: {
            /** @description Block and street. */
            readonly Address1: string;
            /** @description Unit. */
            readonly Address2?: string;
            /** @description Building. */
            readonly Address3?: string;
            /** @description City. */
            readonly City: string;
            /** @description State or province. */
            readonly StateProvinceCode?: string;
            /** @description ISO 3166. */
            readonly CountryCode: string;
            /** @description Postal code. */
            readonly PostalCode: string;
        };
        /** @description A kind of appliance that is cleaned at home. */
        readonly CleaningDeviceRecord: {
            /** @description Its code. */
            readonly CategoryCode: string;
            /** @description The back end's English name of its category. */
            readonly CategoryName: string;
            /** @description The back end's name of its category, in the language of the country. */
            readonly CategoryNameTL: string;
            /** @description Its id. */
            readonly ModelId: string;
            /** @description Its English name. */
            readonly ModelName: string;
            /** @description Its name in the language of the country. */
            readonly ModelNameTL: string;
            /** @description The required details beside its brand, age and number. */
            readonly DetailsAsked: readonly "FLOOR"[];
            /** @description The largest number for one visit. */
            readonly MaxUnits: number;
            /** @description The price of one for a holder of the plan, in minor units of the client's currency. */
            readonly TotalAmount: number;
        };
        /** @description The kinds of appliances. */
        readonly CleaningDeviceListReply: {
            /** @description The kinds of appliances; empty where no visits are offered. */
            readonly CleaningServiceDevices: readonly components["schemas"]["CleaningDeviceRecord"][];
            readonly Draft?: components["schemas"]["CleaningDraftRecord"];
        };
        /** @description The plan's cleaning whose slot is held and that was not ordered; absent where the plan has no such cleaning. */
        readonly CleaningDraftRecord: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /** @description Its order. */
            readonly Order: {
                /** @description Its id. */
                readonly ServiceOrderId: string;
                /** @description The total due, in minor units of the client's currency. */
                readonly TotalAmount: number;
                /**
                 * @description Whether it is paid, or a bank decides; absent where neither is so.
                 * @enum {string}
                 */
                readonly PaymentStatus?: "CAPTURED" | "PENDING";
            };
        };
        /** @description A kind of appliance that is cleaned, in the portal's words. */
        readonly CleaningModel: {
            /** @description Its id. */
            readonly id: string;
            /** @description Its code. */
            readonly category: string;
            /** @description The back end's English name of its category. */
            readonly categoryName: string;
            /** @description The back end's name of its category, in the language of the country. */
            readonly localCategoryName: string;
            /** @description Its English name. */
            readonly name: string;
            /** @description Its name in the language of the country. */
            readonly localName: string;
            /** @description The required details beside its brand, age and number. */
            readonly asks: readonly string[];
            /** @description The largest number for one visit. */
            readonly most: number;
            /** @description The price of one, in minor units of the client's currency. */
            readonly amount: number;
        };
        /** @description The address of the visit. */
        readonly ScheduledAvailabilityRequest: {
            /** @description The cleaning. */
            readonly ServiceRequestId: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            readonly ServiceAddress: components["schemas"]["RequestAddress"];
            /** @description The number of days. */
            readonly AlternateDays: number;
        };
        /** @description The available times. */
        readonly ScheduledAvailabilityReply: {
            /** @description The next days, from the first on which a team is available. */
            readonly ScheduledAvailability: readonly components["schemas"]["DeliverySlotDay"][];
        };
        /** @description A window of a day. */
        readonly SlotRecord: {
            /** @description The window, by its name on the wire. */
            readonly SlotCode: string;
            /** @description Its start, in the client's zone. */
            readonly StartTime: string;
            /** @description Its end. */
            readonly EndTime: string;
            /** @description The number of free ones. */
            readonly Available: number;
            /** @description Its price at night, in minor units of the client's currency; absent by day. */
            readonly NightDeliveryFee?: number;
            /** @description What it costs the order of the request more, in minor units of the client's currency: a bill of its own, which is paid before the order is moved; 0 where nothing. Absent unless the order's price is settled. */
            readonly OverageAmount?: number;
        };
        /** @description A day and its windows. */
        readonly DeliverySlotDay: {
            /**
             * Format: date
             * @description The day.
             */
            readonly Date: string;
            /** @description Its windows; empty on a day without service. */
            readonly Slots: readonly components["schemas"]["SlotRecord"][];
        };
        /** @description The appliance. */
        readonly CleaningDetails: {
            /** @description The kind of appliance. */
            readonly ModelId: string;
            /** @description Its maker, as the customer typed it. */
            readonly Brand: string;
            /** @description The number. */
            readonly Units: string;
            /**
             * @description The age of the oldest, in years.
             * @enum {string}
             */
            readonly AgeRange: "UNDER_3" | "3_TO_8" | "OVER_8";
            /** @description The floor of the outdoor unit. */
            readonly FloorNumber?: string;
        };
        /** @description The time of the visit. */
        readonly CleaningAppointment: {
            /**
             * Format: date
             * @description The day.
             */
            readonly Date: string;
            /** @description The window, by its name on the wire. */
            readonly SlotCode: string;
        };
        /** @description The present details of a cleaning. */
        readonly UpdateCleaningRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description The cleaning, where one was opened. */
            readonly ServiceRequestId?: string;
            readonly Device: components["schemas"]["CleaningDetails"];
            readonly Appointment?: components["schemas"]["CleaningAppointment"];
            readonly ServiceAddress?: components["schemas"]["RequestAddress"];
        };
        /** @description A cleaning. */
        readonly CleaningRecord: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /** @description The total due, in minor units of the client's currency. */
            readonly TotalAmount: number;
            /** @description Its order, once a visit is booked. */
            readonly ServiceOrderId?: string;
        };
        /** @description A cleaning. */
        readonly CleaningReply: {
            readonly CleaningService: components["schemas"]["CleaningRecord"];
        };
        /** @description What was booked for a plan and not ordered, in the portal's words; empty where nothing was. */
        readonly CleaningDraft: {
            /** @description The id of the cleaning. */
            readonly id?: string;
            /** @description Its order. */
            readonly order?: string;
            /** @description The total due, in minor units of the client's currency. */
            readonly amount?: number;
            /**
             * @description Whether it is paid, or a bank decides; absent where neither is so.
             * @enum {string}
             */
            readonly payment?: "CAPTURED" | "PENDING";
        };
        /** @description A cleaning, in the portal's words. */
        readonly Cleaning: {
            /** @description Its id. */
            readonly id: string;
            /** @description The total due, in minor units of the client's currency. */
            readonly amount: number;
            /** @description Its order, once a visit is booked. */
            readonly order?: string;
        };
        /** @description The carrier of the electronic invoice. */
        readonly InvoiceCarrier: {
            /**
             * @description The kind of carrier.
             * @enum {string}
             */
            readonly InvoiceType: "EC_PAY" | "MOBILE_BARCODE" | "CITIZEN_DIGITAL";
            /** @description Its number, if the kind has one: `/` and 7 characters, or 2 letters and 14 digits. */
            readonly CarrierNumber?: string;
        };
        /** @description A cleaning whose terms the customer has accepted. */
        readonly SubmitCleaningRequest: {
            /** @description The cleaning. */
            readonly ServiceRequestId: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /**
             * @description The customer's acceptance of the terms.
             * @constant
             */
            readonly IsTermsAccepted: true;
            readonly Invoice: components["schemas"]["InvoiceCarrier"];
            /**
             * @description The payment method; absent if nothing is due.
             * @enum {string}
             */
            readonly PaymentMethod?: "COD" | "EC_PAY" | "Visa/Mastercard" | "PayPal" | "GooglePay" | "ApplePay";
        };
        /** @description An ordered cleaning. */
        readonly SubmittedCleaning: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /**
             * @description The state of its visit.
             * @constant
             */
            readonly ServiceOrderStatus: "PENDING SCHEDULE CONFIRMATION";
        };
        /** @description The cancelled cleaning. The specification shows only the agreement. */
        readonly CancelCleaningServiceRequest: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description The cleaning. */
            readonly ServiceRequestId: string;
            /** @description The reason. */
            readonly Reason: string;
        };
        /** @description It is cancelled. */
        readonly CancelledRequest: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @constant
             */
            readonly ServiceRequestStatus: "CNCLCUS";
        };
        /** @description A make, as the existing back ends name it. */
        readonly MakeRecord: {
            /** @description Its id. */
            readonly MakeId: string;
            /** @description Its name. */
            readonly MakeName: string;
        };
        /** @description A model, as the existing back ends name it. */
        readonly ModelRecord: {
            /** @description Its name. */
            readonly ModelName: string;
            /** @description The available storage sizes; empty without a choice. */
            readonly Capacities: readonly string[];
            /** @description The available colours; empty without a choice. */
            readonly Colors: readonly string[];
        };
        /** @description Makes, or the models of one. */
        readonly MakeModelReply: {
            /** @description The makes; empty if models were requested. */
            readonly Makes: readonly components["schemas"]["MakeRecord"][];
            /** @description The models; empty if makes were requested. */
            readonly Models: readonly components["schemas"]["ModelRecord"][];
        };
        /** @description A make, in the portal's words. */
        readonly DeviceMake: {
            /** @description Its id. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
        };
        /** @description A model, in the portal's words. */
        readonly DeviceModel: {
            /** @description Its name. */
            readonly name: string;
            /** @description The storage sizes to choose from. */
            readonly capacities: readonly string[];
            /** @description The colours to choose from. */
            readonly colours: readonly string[];
        };
        /** @description A file to upload. */
        readonly NewFile: {
            /** @description Its name. */
            readonly FileName: string;
            /**
             * @description Its purpose, which limits kinds and sizes.
             * @enum {string}
             */
            readonly FolderName: "device-updates" | "hold-documents" | "request-photos" | "request-videos";
            /** @description The agreement. */
            readonly AgreementId: string;
        };
        /** @description The address for a file. */
        readonly FilePlace: {
            /** @description The file's id. */
            readonly UploadId: string;
            /**
             * Format: uri-reference
             * @description The address, absolute or on the same host. It authorises the upload.
             */
            readonly Url: string;
        };
        /** @description A file that was given for a request. */
        readonly GivenFile: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The file, by its id in the details of the request. */
            readonly UploadId: string;
        };
        /** @description Files and their owner. */
        readonly ReferenceDocuments: {
            /**
             * @description Their owner.
             * @enum {string}
             */
            readonly ReferenceType: "DEVICE_UPDATE";
            /** @description Its id: the device's. */
            readonly ReferenceId: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description The files. */
            readonly Documents: readonly components["schemas"]["ReferenceDocument"][];
        };
        /** @description An uploaded file. */
        readonly ReferenceDocument: {
            /** @description Its id. */
            readonly UploadId: string;
            /** @description Its name. */
            readonly FileName: string;
        };
        /** @description The number of its files. */
        readonly KeptDocuments: {
            /** @description The number of files. */
            readonly Documents: number;
        };
        /** @description A number to correct. */
        readonly ImeiInquiry: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description The device. */
            readonly AssetId: string;
            /** @description Its IMEI, or its serial number if it has none. */
            readonly Imei: string;
            /** @description The session's line. */
            readonly InteractionLineId: string;
        };
        /** @description An update under review. */
        readonly SentUpdate: {
            /** @description Its identifier. */
            readonly UpdateId: string;
        };
        /** @description The customer's answer. */
        readonly HoldAnswer: {
            /** @description The interaction line. */
            readonly InteractionLineId?: string;
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description In the customer's own words. */
            readonly NoteText?: string;
        };
        /** @description The order after the answer. */
        readonly HoldAnswered: {
            /** @description The hold. */
            readonly HoldId: string;
            /**
             * @description Its status.
             * @enum {string}
             */
            readonly ServiceOrderStatus: "ON HOLD";
        };
        /** @description The files of an answer. */
        readonly HoldDocuments: {
            /** @description The interaction line. */
            readonly InteractionLineId?: string;
            /** @description The hold. */
            readonly HoldId: string;
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The files. */
            readonly Documents: readonly components["schemas"]["UploadedFile"][];
        };
        /** @description How many were kept. */
        readonly HoldDocumentsKept: {
            /** @description The hold. */
            readonly HoldId: string;
            /** @description The number of files. */
            readonly Documents: number;
        };
        /** @description A file of the customer that has arrived. */
        readonly UploadedFile: {
            /** @description The id by which `uploadFileV3` knows it. */
            readonly UploadId: string;
            /** @description Its name. */
            readonly FileName: string;
        };
        /** @description The customer's confirmation. */
        readonly Confirmation: {
            /** @description The interaction line. */
            readonly InteractionLineId?: string;
            /** @description The request. */
            readonly ServiceRequestId: string;
            /**
             * @description They accept what was done.
             * @constant
             */
            readonly IsAccepted: true;
            /** @description Their name. */
            readonly SignedName: string;
        };
        /** @description The request after the confirmation. */
        readonly Confirmed: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @enum {string}
             */
            readonly ServiceRequestStatus: "NEW" | "WORKING" | "CMPLTD" | "CNCLCUS" | "CNCLSYS";
        };
        /** @description The customer to enrol, and their address. */
        readonly EnrolmentRequest: {
            /** @description The agreement. */
            readonly AgreementId: string;
            readonly CustomerDetails: components["schemas"]["CustomerDetails"];
            readonly Address: components["schemas"]["EnrolmentAddress"];
        };
        /** @description The customer to enrol. */
        readonly CustomerDetails: {
            /** @description Family name and given name, as they are written together. */
            readonly FullName: string;
            /** @description Family name. */
            readonly LastName: string;
            /** @description Given name. */
            readonly FirstName: string;
            /**
             * @description Gender.
             * @enum {string}
             */
            readonly Gender: "female" | "male";
            /** @description Mobile number. */
            readonly MobileNbr: string;
            /**
             * Format: email
             * @description Email.
             */
            readonly EmailAddress: string;
        };
        /** @description The customer's address. */
        readonly EnrolmentAddress: {
            /** @description Street and number. */
            readonly AddressLine1: string;
            /** @description Floor or room. */
            readonly AddressLine2?: string;
            /** @description Building. */
            readonly AddressLine3?: string;
            /** @description City or county. */
            readonly City: string;
            /** @description District. */
            readonly StateProvinceCode: string;
            /** @description Postcode. */
            readonly PostalCode: string;
            /** @description ISO 3166-1 alpha-2. */
            readonly CountryCode: string;
        };
        /** @description The accepted enrolment. */
        readonly EnrolmentReply: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /**
             * @description Its present state.
             * @enum {string}
             */
            readonly EnrolmentStatus: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
        };
        /** @description The agreement. */
        readonly AgreementDetailsRequest: {
            /** @description The agreement. */
            readonly AgreementId: string;
        };
        /** @description The state of an agreement. */
        readonly AgreementDetails: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @enum {string}
             */
            readonly EnrolmentStatus: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /** @description The offer's name on the wire. */
            readonly ClientOfferName: string;
            /**
             * Format: date
             * @description The first day of cover.
             */
            readonly StartDate: string;
        };
        /** @description A device to register. */
        readonly AnchorDevice: {
            /** @description The agreement that will cover it. */
            readonly AgreementId: string;
            /** @description The enrolled device that changes; absent for a new one. */
            readonly AssetId?: string;
            /**
             * @description The kind of device, as the existing back ends spell it.
             * @enum {string}
             */
            readonly AssetCategory: "PHONE" | "TABLET" | "LAPTOP" | "EARPHONES" | "HEADPHONES" | "SMARTWATCHES" | "GAMECONSOLES";
            /** @description The maker. */
            readonly Brand: string;
            /** @description The model. */
            readonly Model: string;
            /** @description Its colour. */
            readonly Color?: string;
            /** @description Its storage. */
            readonly Capacity?: string;
            /** @description Its memory. */
            readonly RAM?: string;
            /** @description The kind of storage. */
            readonly StorageType?: string;
            /** @description Its processor. */
            readonly Processor?: string;
            /** @description How it connects. */
            readonly Connectivity?: string;
            /** @description The size of its face. */
            readonly FaceSize?: string;
            /** @description The subject of its case. */
            readonly CaseType?: string;
            /** @description The maker's number of the model. */
            readonly ModelNumber?: string;
            /** @description IMEI or serial number. */
            readonly SerialNumber?: string;
            /** @description The recommended retail price, in whole units of the client's currency. */
            readonly RRP?: string;
        };
        /** @description A registered device. */
        readonly RegisteredDevice: {
            /** @description The asset's id. */
            readonly AssetId: string;
            /** @description The identifier of the device's update. */
            readonly UpdateId?: string;
        };
        /** @description Cities, or districts. */
        readonly CityStateReply: {
            /** @description Cities, or the districts of one. */
            readonly GetCityStatebyZipCodeResponse: readonly components["schemas"]["CityState"][];
        };
        /** @description A city, or one of its districts. */
        readonly CityState: {
            /** @description The state of a postal code. */
            readonly State?: string;
            /** @description City or county. */
            readonly City: string;
            /** @description District, in its own language; absent in a list of cities. */
            readonly StateTL?: string;
            /** @description The district's postcode. */
            readonly PostalCode?: string;
        };
        /** @description A district of a city, as the portal's forms read it. */
        readonly District: {
            /** @description Its name. */
            readonly name: string;
            /** @description Its postcode. */
            readonly postalCode: string;
        };
        /** @description The state of an agreement, as the portal's flows read it. */
        readonly EnrolledAgreement: {
            /** @description The agreement. */
            readonly id: string;
            /**
             * @description Its enrolment status.
             * @enum {string}
             */
            readonly status: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /**
             * Format: date
             * @description The first day of cover.
             */
            readonly startsOn: string;
        };
        /** @description The request whose device is fetched. */
        readonly ParcelLabelRequest: {
            /** @description The request. */
            readonly ParcelLabelRequest: {
                /** @description The request. */
                readonly ServiceRequestId: string;
                /** @description The line. */
                readonly InteractionLineId: string;
            };
        };
        /** @description A label. */
        readonly ParcelLabelRecord: {
            /** @description The label. */
            readonly LabelId: string;
            /** @description Follows the parcel at the carrier. */
            readonly TrackingNumber: string;
            /** @description Who fetches it. */
            readonly Carrier: string;
            /** @description Who sends it. */
            readonly SenderName: string;
            /** @description Where it is fetched, in a line. */
            readonly SenderAddress: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly CreatedOn: string;
        };
        /** @description A label. */
        readonly ParcelLabelReply: {
            readonly ParcelLabel: components["schemas"]["ParcelLabelRecord"];
        };
        /** @description A label as screens show it. */
        readonly ParcelLabel: {
            /** @description The label. */
            readonly id: string;
            /** @description Follows the parcel at the carrier. */
            readonly tracking: string;
            /** @description Who fetches it. */
            readonly carrier: string;
            /** @description Who sends it. */
            readonly name: string;
            /** @description Where it is fetched, in a line. */
            readonly address: string;
        };
        /** @description A payment to begin. */
        readonly PaymentTokenRequest: {
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
            /** @description The order that it pays. */
            readonly ServiceOrderId: string;
            /** @description The payment, by the name that the portal gave it. */
            readonly PaymentId: string;
            /** @description The payee, as the client's contract with the gateway names it. */
            readonly MerchantName: string;
        };
        /** @description A payment to begin, wrapped. */
        readonly TradeRequest: {
            readonly createTrade: components["schemas"]["PaymentTokenRequest"];
        };
        /** @description A payment that gets a page. */
        readonly PageRequest: {
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
            /** @description The order that it pays. */
            readonly ServiceOrderId: string;
            /** @description The payment, by the name that the portal gave it. */
            readonly PaymentId: string;
        };
        /** @description A payment that was begun. */
        readonly PaymentToken: {
            /** @description The payment, by the name that the portal gave it. */
            readonly PaymentId: string;
            /** @description What the order costs, in minor units of the currency. */
            readonly Amount: number;
            /** @description ISO 4217. */
            readonly CurrencyCode: string;
            /** @description The payee, as the bank statement names it. */
            readonly MerchantName: string;
            /** @description Opens the gateway's fields for this payment alone, where the back end lets the client use fields of that kind. */
            readonly ClientToken?: string;
        };
        /** @description The card to charge: a token of the gateway, or the card that is saved for the plan. */
        readonly ChargeRequest: {
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
            /** @description The payment, by the name that the portal gave it. */
            readonly PaymentId: string;
            /** @description The gateway's name for the card, good for one charge. */
            readonly CardToken?: string;
            /** @description The saved card, by its name in the details of the plan's payments; instead of a token. */
            readonly PaymentMethodId?: string;
        };
        /** @description The card to charge, by a nonce. */
        readonly BraintreeChargeRequest: {
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
            /** @description The payment, by the name that the portal gave it. */
            readonly PaymentId: string;
            /** @description The gateway's name for the card, good for one charge of the payment for which it was entered. */
            readonly PaymentMethodNonce: string;
        };
        /** @description Who asks. */
        readonly ProcessPaymentRequest: {
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
        };
        /** @description A payment of an order. */
        readonly Payment: {
            /** @description The payment, by the name that the portal gave it. */
            readonly PaymentId: string;
            /** @description The order that it pays. */
            readonly ServiceOrderId: string;
            /**
             * @description `CHALLENGE` waits for the customer at their bank, `PENDING` for the bank.
             * @enum {string}
             */
            readonly PaymentStatus: "OPEN" | "CHALLENGE" | "PENDING" | "CAPTURED" | "DECLINED" | "REVERSED";
            /** @description In minor units of the client's currency. */
            readonly Amount: number;
            /**
             * @description Why a payment was declined.
             * @enum {string}
             */
            readonly DeclineCode?: "CARD_DECLINED" | "INSUFFICIENT_FUNDS" | "CARD_EXPIRED" | "AUTHENTICATION_FAILED" | "NO_ANSWER" | "DUPLICATE";
            /** @description The page of the customer's bank. */
            readonly Challenge?: {
                /**
                 * Format: uri
                 * @description Where the form is posted.
                 */
                readonly Address: string;
                /** @description Names the challenge to the gateway. */
                readonly Session: string;
            };
        };
        /** @description A payment that was begun, in the portal's names. */
        readonly PaymentBegun: {
            /** @description The payment, by the name that the portal gave it. */
            readonly id: string;
            readonly amount: components["schemas"]["PaidMoney"];
            /** @description As the bank statement names it. */
            readonly payee: string;
            /** @description Opens the gateway's fields for this payment alone. */
            readonly clientToken?: string;
        };
        /** @description An amount of money, in the portal's words. */
        readonly PaidMoney: {
            /** @description In minor units. */
            readonly amount: number;
            /** @description ISO 4217. */
            readonly currency: string;
        };
        /** @description How a payment goes, in the portal's names. */
        readonly PaymentState: {
            /**
             * @description `CHALLENGE` waits for the customer at their bank, `PENDING` for the bank.
             * @enum {string}
             */
            readonly status: "OPEN" | "CHALLENGE" | "PENDING" | "CAPTURED" | "DECLINED" | "REVERSED";
            /**
             * @description Why it was declined.
             * @enum {string}
             */
            readonly why?: "CARD_DECLINED" | "INSUFFICIENT_FUNDS" | "CARD_EXPIRED" | "AUTHENTICATION_FAILED" | "NO_ANSWER" | "DUPLICATE";
            /** @description The page of the customer's bank. */
            readonly bank?: string;
            /** @description Names the challenge to it. */
            readonly bankSession?: string;
        };
        /** @description A card to be entered, wrapped. */
        readonly SecurityTokenRequest: {
            /** @description Whose card it is, and what it will pay. */
            readonly GetSecurityTokenRequest: {
                /**
                 * @description Whether the card is kept for what the plan costs later.
                 * @enum {string}
                 */
                readonly RecurringBillingFlag: "Y" | "N";
                /** @description The language and country of the fields. */
                readonly Culture: string;
                /** @description ISO 4217. */
                readonly CurrencyCode: string;
                /** @description The customer's first name. */
                readonly FirstName?: string;
                /** @description The customer's last name. */
                readonly LastName?: string;
                /** @description The customer's mobile number. */
                readonly PhoneNumber?: string;
                /** @description The customer's email address. */
                readonly EmailAddress?: string;
                /** @description The interaction of the session. */
                readonly InteractionLineId?: string;
                /** @description The plan. */
                readonly AgreementId: string;
                /** @description The card at the back end, by the name that the portal gave it. */
                readonly BillingProfileId: string;
                /**
                 * @description What the card will pay.
                 * @enum {string}
                 */
                readonly FeeType: "SWAPFEE";
            };
        };
        /** @description The gateway's token, wrapped. */
        readonly SecurityTokenReply: {
            /** @description What the gateway's fields need to take a card that is kept. */
            readonly GetSecurityTokenResponse: {
                /** @description The gateway's name for this entry of a card; of use in its fields only. */
                readonly SecurityToken: string;
                /** @description The card at the back end, by the name that the portal gave it. */
                readonly BillingProfileId: string;
            };
        };
        /** @description The address of the card's bills. */
        readonly BillingAddress: {
            /** @description The building's name. */
            readonly BuildingName?: string;
            /** @description Number and street. */
            readonly Address: string;
            /** @description Floor and unit. */
            readonly UnitNumber: string;
            /** @description The postal code. */
            readonly PostalCode: string;
        };
        /** @description A card to keep. */
        readonly SaveCardRequest: {
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
            /** @description The plan. */
            readonly AgreementId: string;
            /** @description The card at the back end, by the name that the portal gave it. */
            readonly BillingProfileId: string;
            /** @description The gateway's name for the card that was entered. */
            readonly CardToken: string;
            readonly BillingAddress: components["schemas"]["BillingAddress"];
            /** @description The payee, as the client's contract with the gateway names it. */
            readonly MerchantName: string;
        };
        /** @description How the keeping of a card goes. */
        readonly CardState: {
            /** @description The card at the back end, by the name that the portal gave it. */
            readonly PaymentMethodId: string;
            /**
             * @description `CHALLENGE` waits for the customer at their bank, `DECLINED` is a card that is not kept.
             * @enum {string}
             */
            readonly Status: "SAVED" | "CHALLENGE" | "DECLINED";
            /**
             * @description Why a payment was declined.
             * @enum {string}
             */
            readonly DeclineCode?: "CARD_DECLINED" | "INSUFFICIENT_FUNDS" | "CARD_EXPIRED" | "AUTHENTICATION_FAILED" | "NO_ANSWER" | "DUPLICATE";
            /** @description The page of the customer's bank. */
            readonly Challenge?: {
                /**
                 * Format: uri
                 * @description Where the form is posted.
                 */
                readonly Address: string;
                /** @description Names the challenge to the gateway. */
                readonly Session: string;
            };
        };
        /** @description A card to forget. */
        readonly RemoveCardRequest: {
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
            /** @description The plan. */
            readonly AgreementId: string;
            /** @description The card at the back end, by the name that the portal gave it. */
            readonly PaymentMethodId: string;
        };
        /** @description The card is no longer kept. */
        readonly CardRemoved: {
            /** @description The card at the back end, by the name that the portal gave it. */
            readonly PaymentMethodId: string;
        };
        /** @description A bill of a plan. */
        readonly Bill: {
            /** @description The bill. */
            readonly BillId: string;
            /**
             * Format: date
             * @description The day of the bill.
             */
            readonly BilledOn: string;
            /** @description In minor units of the client's currency. */
            readonly Amount: number;
            /**
             * @description `DUE` is to be paid, `PENDING` waits for the bank.
             * @enum {string}
             */
            readonly Status: "PAID" | "DUE" | "PENDING";
        };
        /** @description What a plan costs, and how it is paid. */
        readonly PaymentDetails: {
            /** @description The plan. */
            readonly AgreementId: string;
            /** @description The card that is kept. */
            readonly PaymentMethod?: {
                /** @description The card at the back end, by the name that the portal gave it. */
                readonly PaymentMethodId: string;
                /** @description The card's brand. */
                readonly Brand: string;
                /** @description The last four digits. */
                readonly Ending: string;
                /** @description Month and year, as the card has them. */
                readonly ExpiryDate: string;
                readonly BillingAddress: components["schemas"]["BillingAddress"];
            };
            /** @description The next bill; absent when none follows. */
            readonly NextBilling?: {
                /**
                 * Format: date
                 * @description Its day.
                 */
                readonly Date: string;
                /** @description In minor units of the client's currency. */
                readonly Amount: number;
            };
            /** @description The bills of the last 24 months, the newest first. */
            readonly Bills: readonly components["schemas"]["Bill"][];
        };
        /** @description A bill to pay with the card that is kept. */
        readonly CollectRequest: {
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
            /** @description The plan. */
            readonly AgreementId: string;
            /** @description The bill. */
            readonly BillId: string;
            /** @description The payment, by the name that the portal gave it. */
            readonly PaymentId: string;
            /** @description The card at the back end, by the name that the portal gave it. */
            readonly PaymentMethodId: string;
            /** @description The payee, as the client's contract with the gateway names it. */
            readonly MerchantName: string;
        };
        /** @description How the payment of a bill goes. */
        readonly Collection: {
            /** @description The payment, by the name that the portal gave it. */
            readonly PaymentId: string;
            /** @description The bill. */
            readonly BillId: string;
            /**
             * @description `PENDING` waits for the bank.
             * @enum {string}
             */
            readonly PaymentStatus: "CAPTURED" | "PENDING";
        };
        /** @description A plan's next term to pay with the card that is kept. */
        readonly TermPaymentRequest: {
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
            /** @description The plan. */
            readonly AgreementId: string;
            /** @description The quote whose prices the customer saw. */
            readonly QuoteId: string;
            /** @description The payment, by the name that the portal gave it. */
            readonly PaymentId: string;
            /** @description The card at the back end, by the name that the portal gave it. */
            readonly PaymentMethodId: string;
            /** @description The payee, as the client's contract with the gateway names it. */
            readonly MerchantName: string;
        };
        /** @description How the payment of a term goes, and what it pays. */
        readonly TermPaymentReply: {
            /** @description The payment, by the name that the portal gave it. */
            readonly PaymentId: string;
            /**
             * @description `PENDING` waits for the bank.
             * @enum {string}
             */
            readonly PaymentStatus: "CAPTURED" | "PENDING";
            /**
             * @description What is renewed.
             * @constant
             */
            readonly RenewalType: "TERM";
            /**
             * Format: date
             * @description The first day of the term.
             */
            readonly EffectiveOn: string;
            /** @description In minor units of the client's currency. */
            readonly Amount: number;
        };
        /** @description The card that is kept for a plan, in the portal's names. */
        readonly PlanCard: {
            /** @description The card at the back end, by the name that the portal gave it. */
            readonly id: string;
            /** @description The card's brand. */
            readonly brand: string;
            /** @description The last four digits. */
            readonly ending: string;
            /** @description Month and year, as the card has them. */
            readonly expires: string;
        };
        /** @description What a plan costs, and how it is paid, in the portal's names. */
        readonly PlanPayments: {
            readonly card?: components["schemas"]["PlanCard"];
            /** @description The next bill. */
            readonly next?: {
                /**
                 * Format: date
                 * @description Its day.
                 */
                readonly on: string;
                readonly amount: components["schemas"]["PaidMoney"];
            };
            /** @description The newest first. */
            readonly bills: readonly {
                /** @description The bill. */
                readonly id: string;
                /**
                 * Format: date
                 * @description Its day.
                 */
                readonly on: string;
                readonly amount: components["schemas"]["PaidMoney"];
                /**
                 * @description Whether it is paid.
                 * @enum {string}
                 */
                readonly status: "PAID" | "DUE" | "PENDING";
            }[];
        };
        /** @description How the keeping of a card goes, in the portal's names. */
        readonly KeptCard: {
            /**
             * @description As `CardState`.
             * @enum {string}
             */
            readonly status: "SAVED" | "CHALLENGE" | "DECLINED";
            /** @description The page of the customer's bank. */
            readonly bank?: string;
            /** @description Names the challenge to it. */
            readonly bankSession?: string;
        };
        /** @description The plan to renew. */
        readonly QuoteRequest: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
            /**
             * @description The type of quote.
             * @constant
             */
            readonly QuoteType: "RENEWAL";
        };
        /** @description A discount on the price of a whole term. */
        readonly QuoteDiscount: {
            /**
             * @description Its reason: the term, or years as a customer.
             * @enum {string}
             */
            readonly Code: "TERM" | "LOYALTY";
            /** @description The discount, in per cent. */
            readonly Percent: number;
        };
        /** @description The price of the plan from its next renewal on. */
        readonly QuoteRecord: {
            /** @description Names the quote when a renewal is saved. */
            readonly QuoteId: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description A month's price, with its tax, in minor units of the client's currency. */
            readonly MonthlyAmount: number;
            /** @description The number of months of a term. */
            readonly TermMonths: number;
            /** @description The discounts on the price of a term; together no more than the programme allows. */
            readonly Discounts: readonly components["schemas"]["QuoteDiscount"][];
            /**
             * Format: date
             * @description The day of renewal.
             */
            readonly RenewsOn: string;
            /**
             * Format: date-time
             * @description The end of the prices' validity.
             */
            readonly ValidUntil: string;
            /**
             * @description The customer's earlier choice, if any.
             * @enum {string}
             */
            readonly Chosen?: "MONTHLY" | "TERM" | "NONE";
            /** @description The payment of the next term, once it is paid or its bank has to decide. */
            readonly TermPayment?: {
                /**
                 * @description `PENDING` waits for the bank.
                 * @enum {string}
                 */
                readonly PaymentStatus: "CAPTURED" | "PENDING";
                /** @description In minor units of the client's currency. */
                readonly Amount: number;
            };
        };
        /** @description The prices. */
        readonly QuoteReply: {
            readonly GetQuoteResponse: components["schemas"]["QuoteRecord"];
        };
        /** @description The choice for a plan's renewal. */
        readonly RenewalDetailsRequest: {
            /** @description The agreement, as in the path. */
            readonly AgreementId: string;
            /** @description The interaction of the session. */
            readonly InteractionLineId?: string;
            /** @description The quote that the customer saw. */
            readonly QuoteId: string;
            /**
             * @description By the month, for a term, or not at all.
             * @enum {string}
             */
            readonly RenewalType: "MONTHLY" | "TERM" | "NONE";
        };
        /** @description The stored choice. */
        readonly RenewalDetailsReply: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /**
             * @description The choice.
             * @enum {string}
             */
            readonly RenewalType: "MONTHLY" | "TERM" | "NONE";
            /**
             * Format: date
             * @description The day of its renewal or end.
             */
            readonly EffectiveOn: string;
            /** @description The charge on that day, in minor units of the client's currency. */
            readonly Amount: number;
        };
        /** @description An amount of money, in the portal's words. */
        readonly PlanMoney: {
            /** @description In minor units. */
            readonly amount: number;
            /** @description ISO 4217. */
            readonly currency: string;
        };
        /** @description How the payment of a plan's next term goes, in the portal's names. */
        readonly TermPayment: {
            /**
             * @description `PENDING` waits for the bank.
             * @enum {string}
             */
            readonly status: "CAPTURED" | "PENDING";
            readonly amount: components["schemas"]["PlanMoney"];
        };
        /** @description The price of a plan from its next renewal on, in the portal's names. */
        readonly RenewalQuote: {
            /** @description Names the quote. */
            readonly id: string;
            readonly monthly: components["schemas"]["PlanMoney"];
            /** @description The number of months of a term. */
            readonly months: number;
            /** @description The discounts on the price of a term, each in per cent. */
            readonly discounts: readonly number[];
            /**
             * Format: date
             * @description The day of renewal.
             */
            readonly renewsOn: string;
            /**
             * @description The earlier choice.
             * @enum {string}
             */
            readonly chosen?: "MONTHLY" | "TERM" | "NONE";
            readonly termPayment?: components["schemas"]["TermPayment"];
        };
        /** @description The renewal of a plan, in the portal's names. */
        readonly PlanRenewal: {
            /**
             * @description By the month, for a term, or not at all.
             * @enum {string}
             */
            readonly choice: "MONTHLY" | "TERM" | "NONE";
            /**
             * Format: date
             * @description The day of its renewal or end.
             */
            readonly on: string;
            readonly charged: components["schemas"]["PlanMoney"];
            /** @description Whether the amount is paid; otherwise it is charged on the day. */
            readonly isPaid?: boolean;
        };
        /** @description The request whose device is fetched. */
        readonly RepairScheduleRequest: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The number of days. */
            readonly AlternateDays: number;
        };
        /** @description The repairer's times, by day. */
        readonly RepairScheduleReply: {
            /** @description The next days, from the first on which the repairer can fetch it. */
            readonly RepairSchedule: readonly components["schemas"]["DeliverySlotDay"][];
        };
        /** @description An address to which something is shipped, in the names of the existing back ends. */
        readonly ShippingAddress: {
            /** @description Block and street. */
            readonly Address1: string;
            /** @description Unit. */
            readonly Address2?: string;
            /** @description Building. */
            readonly Address3?: string;
            /** @description City. */
            readonly City: string;
            /** @description State or province. */
            readonly StateProvinceCode?: string;
            /** @description ISO 3166. */
            readonly CountryCode: string;
            /** @description Postal code. */
            readonly PostalCode: string;
            /** @description The kind of address. */
            readonly LocationType?: string;
        };
        /** @description The fee of an incident, and when it can be used again. */
        readonly FeeRecord: {
            /** @description The incident, by its name on the wire. */
            readonly IncidentType: string;
            /** @description The amount; absent while nobody knows it. */
            readonly Fees?: {
                /** @description In minor units of the client's currency. */
                readonly TotalAmount: number;
            };
            /**
             * Format: date
             * @description The day from which the plan includes it again; absent while it is not used up.
             */
            readonly ResetDate?: string;
        };
        /** @description The fees of a device. */
        readonly ServiceFeesReply: {
            /** @description A line for each incident that has a fee, that is used up, or that a warranty of our own work covers, without charge. */
            readonly ServiceFee: readonly components["schemas"]["FeeRecord"][];
        };
        /** @description The fee of an incident, and when it can be used again, in the portal's names. */
        readonly ServiceFee: {
            /** @description The incident, by its name on the wire. */
            readonly incident: string;
            /** @description In minor units of the client's currency; absent while nobody knows it. */
            readonly amount?: number;
            /**
             * Format: date
             * @description The day from which the plan includes it again; absent while it is not used up.
             */
            readonly resetsOn?: string;
        };
        /** @description CreateServiceRequestParams. */
        readonly StartRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The customer's agreement. */
            readonly AgreementId: string;
        };
        /** @description Whether a request is allowed. */
        readonly EligibilityRecord: {
            /**
             * @description APPROVED allows the request to continue; the others are assumed.
             * @enum {string}
             */
            readonly EligibilityOutcome: "APPROVED" | "COOLING_OFF" | "IN_PROGRESS" | "CLAIM_LIMIT" | "LIMIT_EXCEEDED" | "NO_WARRANTY";
            /**
             * @description The warranty that covers the device; absent if it has none.
             * @enum {string}
             */
            readonly WarrantyType?: "IW" | "IW-OEM" | "HI";
            /**
             * Format: date
             * @description The day from which a request is possible again.
             */
            readonly ResetDate?: string;
        };
        /** @description A service request. */
        readonly ServiceRequestRecord: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @enum {string}
             */
            readonly ServiceRequestStatus: "NEW" | "WORKING" | "CMPLTD" | "CNCLCUS" | "CNCLSYS";
            /** @description The incident; absent until it is set. */
            readonly IncidentType?: string;
            /** @description Whether it is allowed; present once the incident is set. */
            readonly Eligibility?: readonly components["schemas"]["EligibilityRecord"][];
        };
        /** @description A customer's case. */
        readonly CustomerCase: {
            /** @description Its number. */
            readonly CustomerCaseNumber: string;
            /** @description Its status. */
            readonly CustomerCaseStatus: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description Its requests. */
            readonly ServiceRequests: readonly components["schemas"]["ServiceRequestRecord"][];
        };
        /** @description The case. */
        readonly CustomerCaseReply: {
            readonly CustomerCase: components["schemas"]["CustomerCase"];
        };
        /** @description The incident and the device. */
        readonly ProcessIncidentRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The number of the request's case. */
            readonly CustomerCaseId?: string;
            /** @description The id of the agreement's offer. */
            readonly ClientOfferId?: string;
            /** @description The customer's mobile number. */
            readonly MobileNumber?: string;
            /** @description The event. */
            readonly Incident: {
                /** @description The agreement. */
                readonly AgreementId: string;
                /** @description The customer. */
                readonly CustomerId?: string;
                /** @description The incident, by its name on the wire. */
                readonly IncidentType: string;
                /**
                 * Format: date
                 * @description The day on which it happened; that of the notification if nobody was asked.
                 */
                readonly IncidentDate: string;
                /** @description The customer's text. */
                readonly FailureDescriptiveText?: string;
                /** @description The answers to the questions. */
                readonly Triage?: readonly components["schemas"]["IncidentAnswer"][];
            };
            /** @description The device. */
            readonly AssetDetails: {
                /** @description The model's number in the catalogue of devices. */
                readonly AssetCatalogId?: string;
                /** @description Its IMEI or serial number. */
                readonly SerialNumber?: string;
                /** @description Its id. */
                readonly AssetId: string;
            };
            /** @description The answers to the questions, if it is a repair of the screen. */
            readonly ScreenRepairQA?: readonly components["schemas"]["IncidentAnswer"][];
            /** @description The customer's photos of the damage, which have arrived. */
            readonly Documents?: readonly components["schemas"]["UploadedFile"][];
        };
        /** @description An answer. */
        readonly IncidentAnswer: {
            /** @description The key of the question in the catalogue. */
            readonly QuestionId: string;
            /** @description The answer. */
            readonly Answer: string;
        };
        /** @description A device whose lock is checked. */
        readonly FindMyPhoneCheck: {
            /** @description Its IMEI, or its serial number if it has none. */
            readonly Imei: string;
            /** @description The agreement that covers it. */
            readonly AgreementId: string;
        };
        /** @description The lock of a device's finding service. */
        readonly FindMyPhoneReply: {
            /**
             * @description Whether the lock is on.
             * @enum {string}
             */
            readonly FmipStatus: "ON" | "OFF";
            /** @description In minor units: what an exchange costs more while the lock is on. Absent while it is off. */
            readonly AdditionalFee?: number;
        };
        /** @description A model that can be sent. */
        readonly ReplacementItem: {
            /** @description Its id in the catalogue of assets. */
            readonly AssetCatalogId: string;
            /** @description Its maker. */
            readonly Make: string;
            /** @description Its model. */
            readonly Model: string;
            /**
             * @description Whether it is the model of the device.
             * @enum {string}
             */
            readonly ReplacementCategory: "SAME" | "ALTERNATE";
            /** @description Whether the warehouse has one of any size and colour. */
            readonly IsInStock: boolean;
        };
        /** @description The device that is sent in place of the customer's. */
        readonly ReplacementDevice: {
            /** @description Its maker. */
            readonly Make: string;
            /** @description Its model. */
            readonly Model: string;
            /** @description The size of its storage. */
            readonly Capacity?: string;
            /** @description Its colour. */
            readonly Color?: string;
        };
        /** @description The models that can be sent. */
        readonly ReplacementsReply: {
            /** @description The device's own model first; it is absent when discontinued. */
            readonly ReplacementItems: readonly components["schemas"]["ReplacementItem"][];
        };
        /** @description Asks for the devices that can be sent. */
        readonly ReplacementMatrixRequest: {
            /** @description The request. */
            readonly ServiceRequestId: string;
        };
        /** @description A device that can be sent: a model of one size and colour. */
        readonly ReplacementRecord: {
            /** @description Its id. */
            readonly ReplacementId: string;
            /** @description Its model's id in the catalogue of assets. */
            readonly AssetCatalogId: string;
            /** @description The size of its storage. */
            readonly Capacity?: string;
            /** @description Its colour. */
            readonly Color?: string;
            /** @description Whether the warehouse has one. */
            readonly IsInStock: boolean;
            /**
             * Format: date
             * @description The day on which one that is missing is expected.
             */
            readonly ExpectedOn?: string;
        };
        /** @description The devices that can be sent. */
        readonly ReplacementMatrixReply: {
            /** @description Each model's sizes and colours, in the order of the models. */
            readonly ReplacementMatrix: readonly components["schemas"]["ReplacementRecord"][];
        };
        /** @description A hand-over method. */
        readonly FulfillmentOptionRecord: {
            /**
             * @description Its key.
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
            /** @description Its price, in minor units of the client's currency. */
            readonly TotalAmount: number;
            /**
             * Format: date
             * @description The first day with a free slot; absent if no day has one.
             */
            readonly EarliestDate?: string;
            /**
             * @description Why the method is not possible for this device; absent if it is.
             * @enum {string}
             */
            readonly NotEligibleReason?: "LARGE_PRODUCT";
            /** @description The incident that the request became, because the device is not repaired any longer; absent if it did not change. */
            readonly ConvertedIncidentType?: string;
        };
        /** @description The available methods. */
        readonly FulfillmentOptionsReply: {
            /** @description The methods. */
            readonly FulfillmentOptionResults: {
                /** @description The methods. */
                readonly FulfillmentOptions: readonly components["schemas"]["FulfillmentOptionRecord"][];
            };
        };
        /** @description The chosen method. */
        readonly FulfillmentChoice: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /**
             * @description Its key.
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
        };
        /** @description The accepted method. */
        readonly FulfillmentChosen: {
            /**
             * @description Its key.
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
        };
        /** @description A model that can be sent, in the portal's names. */
        readonly OfferedModel: {
            /** @description Its id in the catalogue of assets. */
            readonly id: string;
            /** @description Its maker and model. */
            readonly name: string;
            /** @description Whether it is the model of the device. */
            readonly isSame: boolean;
            /** @description Whether one of any size and colour is in stock. */
            readonly isInStock: boolean;
        };
        /** @description A model of one size and colour that can be sent, in the portal's names. */
        readonly OfferedDevice: {
            /** @description Its id. */
            readonly id: string;
            /** @description The id of its model. */
            readonly model: string;
            /** @description The size of its storage. */
            readonly capacity?: string;
            /** @description Its colour. */
            readonly colour?: string;
            /** @description Whether one is in stock. */
            readonly isInStock: boolean;
            /**
             * Format: date
             * @description The day on which one that is missing is expected.
             */
            readonly expectedOn?: string;
        };
        /** @description A hand-over method, in the portal's names. */
        readonly FulfilmentOption: {
            /**
             * @description Its name in programmes.
             * @enum {string}
             */
            readonly option: "delivery" | "pickUpAndReturn" | "walkIn";
            /** @description Its price, in minor units of the client's currency. */
            readonly amount: number;
            /**
             * Format: date
             * @description The first day with a free slot.
             */
            readonly earliest?: string;
            /**
             * @description Why it is not possible for this device.
             * @enum {string}
             */
            readonly refusal?: "large";
            /** @description Whether another device is brought instead of a repair. */
            readonly isConversion?: boolean;
        };
        /** @description A repair centre. */
        readonly AspStoreRecord: {
            /** @description Its id. */
            readonly StoreId: string;
            /** @description Its name. */
            readonly StoreName: string;
            /** @description Block and street. */
            readonly Address1: string;
            /** @description Unit. */
            readonly Address2?: string;
            /** @description City. */
            readonly City: string;
            /** @description Postal code. */
            readonly PostalCode: string;
            /**
             * Format: date
             * @description The first day with a free appointment; absent if the next days have none.
             */
            readonly EarliestDate?: string;
            /** @description Distance from the customer, in kilometres, to a tenth; absent if unknown. */
            readonly DistanceKm?: number;
            /** @description The hours of the days on which it is open, in the client's zone; absent if unknown. */
            readonly OpeningHours?: readonly {
                /** @description Days of the week: 1 is Monday. */
                readonly Days: readonly number[];
                /** @description From. */
                readonly From: string;
                /** @description Until. */
                readonly Until: string;
            }[];
        };
        /** @description The repair centres. */
        readonly AspStoreListReply: {
            /** @description The centres. */
            readonly AspStoreList: readonly components["schemas"]["AspStoreRecord"][];
        };
        /** @description A repair centre, in the portal's words. */
        readonly ServiceCentre: {
            /** @description Its id. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description Its address, in one line. */
            readonly address: string;
            /**
             * Format: date
             * @description The first day with a free appointment; absent if the next days have none.
             */
            readonly earliest?: string;
            /** @description Distance from the customer, to a tenth; absent if unknown. */
            readonly kilometres?: number;
            /** @description The hours of the days on which it is open; absent if unknown. */
            readonly hours?: readonly {
                /** @description Days of the week: 1 is Monday. */
                readonly days: readonly number[];
                /** @description From. */
                readonly from: string;
                /** @description Until. */
                readonly until: string;
            }[];
        };
        /** @description The address for the courier, and the direction. */
        readonly ShippingMethodsV2Request: {
            /** @description The request whose order may be moved: its windows say what they cost it more. Absent where none is. */
            readonly ServiceRequestId?: string;
            readonly ReceiverAddress: components["schemas"]["RequestAddress"];
            /**
             * @description Whether the device is collected or brought.
             * @enum {string}
             */
            readonly Mode: "pickup" | "delivery";
            /** @description Whether slots are requested. */
            readonly getDeliverySlots: boolean;
        };
        /** @description A day on which a courier comes. */
        readonly PickUpDay: {
            /**
             * Format: date
             * @description The day.
             */
            readonly pickUpDate: string;
            /** @description Its windows; empty on a day without service. */
            readonly pickUpSlot: readonly components["schemas"]["SlotRecord"][];
        };
        /** @description The days of the courier. */
        readonly ShippingMethodsV2Reply: {
            /** @description The next days. */
            readonly ShippingMethodResults: readonly components["schemas"]["PickUpDay"][];
        };
        /** @description The request of a simulated look-up. */
        readonly ShippingMethodsRequest: {
            /** @description The look-up. */
            readonly LookupShippingMethodsParameters: {
                /** @description The request. */
                readonly ServiceRequestId: string;
                /** @description The interaction line. */
                readonly InteractionLineId: string;
                readonly ReceiverAddress: components["schemas"]["ShippingAddress"];
                /** @description The kind of customer. */
                readonly CustomerType: string;
                /** @description The order that is moved to another time, if there is one. */
                readonly ServiceOrderId?: string;
                /** @description The sending and receiving warehouse. */
                readonly Warehouse?: string;
                /** @description Nothing is reserved. */
                readonly Simulation: boolean;
                /** @description Whether slots are requested. */
                readonly getDeliverySlots: boolean;
                /** @description The number of days. */
                readonly AlternateDays: number;
            };
        };
        /** @description The days of the courier. */
        readonly ShippingMethodsReply: {
            /** @description The courier. */
            readonly ShippingMethod: {
                /**
                 * Format: date
                 * @description The first day with a free slot; absent if no day has one.
                 */
                readonly EstimatedDeliveryDate?: string;
                /** @description The next days. */
                readonly DeliverySlots: readonly components["schemas"]["DeliverySlotDay"][];
            };
        };
        /** @description The centre. */
        readonly AppointmentSlotsRequest: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The centre. */
            readonly StoreId: string;
            /** @description The number of days. */
            readonly AlternateDays: number;
        };
        /** @description The days of the centre. */
        readonly AppointmentSlotsReply: {
            /** @description The next days. */
            readonly AppointmentSlots: readonly components["schemas"]["DeliverySlotDay"][];
        };
        /** @description A window of a day, in the portal's words. */
        readonly Slot: {
            /** @description The window, by its name on the wire. */
            readonly code: string;
            /** @description Its start, in the client's zone. */
            readonly from: string;
            /** @description Its end. */
            readonly until: string;
            /** @description The number of free ones. */
            readonly free: number;
            /** @description Its price at night, in minor units of the client's currency; absent by day. */
            readonly nightFee?: number;
            /** @description What it costs the order of the request more, in minor units of the client's currency: paid before the order is moved; 0 where nothing. Absent unless the order's price is settled. */
            readonly overage?: number;
            /** @description Of a fixed window: the time by which the courier comes. */
            readonly by?: string;
        };
        /** @description A day and its windows, in the portal's words. */
        readonly SlotDay: {
            /**
             * Format: date
             * @description The day.
             */
            readonly day: string;
            /** @description Its windows; empty on a day without service. */
            readonly slots: readonly components["schemas"]["Slot"][];
        };
        /** @description CreateServiceOrderParameters: method, place and time of the hand-over. */
        readonly ServiceOrderRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The request. */
            readonly ServiceRequestId: string;
            /**
             * @description The method.
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
            /**
             * Format: date
             * @description The day.
             */
            readonly CollectionDate?: string;
            /** @description The window, by its name on the wire. */
            readonly CollectionSlot?: string;
            /** @description The window in which a device that was picked up comes back, by its name on the wire. */
            readonly ReturnSlot?: string;
            /** @description The centre, where the customer comes. */
            readonly StoreId?: string;
            readonly ReceiverAddress?: components["schemas"]["RequestAddress"];
            /** @description The device that is sent; without it one of the same model. */
            readonly ReplacementId?: string;
            /** @description The customer waits for a device that is missing. The order may then name no day and window. */
            readonly AcceptsBackOrder?: boolean;
            /** @description The customer accepts the fee of a replacement in addition, as the lock of the device is on; without effect on any other order. */
            readonly AcceptsLockFee?: boolean;
            /** @description The courier moves the customer's data to the new device. */
            readonly IsDataTransfer?: boolean;
            readonly Declaration?: components["schemas"]["SignedDeclaration"];
            /** @description Another number for the day. */
            readonly AlternateContactNumber?: string;
            readonly Proxy?: components["schemas"]["HandOverProxy"];
        };
        /** @description The person who hands the device over, if not the customer. */
        readonly HandOverProxy: {
            /** @description The customer allows it. */
            readonly IsAuthorised: boolean;
            /** @description Their number. */
            readonly ContactNumber: string;
            /** @description The last 4 of their ID. */
            readonly IdLast4: string;
        };
        /** @description What the customer signed before the order was sent. */
        readonly SignedDeclaration: {
            /** @description The declarations. */
            readonly Declarations: readonly string[];
            /** @description Their points, each of which the customer confirmed. */
            readonly Points: readonly string[];
            /** @description The signature: the full name of the agreement's customer. */
            readonly SignedName: string;
            readonly Video?: components["schemas"]["UploadedFile"];
            /**
             * @description The customer cannot send the video that the declaration asks for: people look at the request and call.
             * @constant
             */
            readonly VideoUnavailable?: true;
        };
        /** @description A service order. */
        readonly ServiceOrderRecord: {
            /** @description Its id. */
            readonly ServiceOrderId: string;
            /** @description Its status. An order that waits for a device is `BORD`, then `IN STOCK` until a day is chosen. A delivery is `DISPATCHED` where another order is `RECEIVED` and `REPAIRED`. An order that is looked into is `ON HOLD`. A device that is not repaired is `RETURNED`. A server may have others. */
            readonly ServiceOrderStatus: string;
            /** @description The total due, in minor units of the client's currency. */
            readonly TotalAmount: number;
            /** @description How the hand-over gets on, in one of these statuses or another; absent while nothing is under way. */
            readonly LogisticsStatus?: string;
        };
        /** @description The order. */
        readonly ServiceOrderReply: {
            readonly ServiceOrder: components["schemas"]["ServiceOrderRecord"];
        };
        /** @description A service order, in the portal's words. */
        readonly ServiceOrder: {
            /** @description Its id. */
            readonly id: string;
            /** @description The total due, in minor units of the client's currency. */
            readonly amount: number;
            /** @description Its status, as `ServiceOrderRecord`. */
            readonly status?: string;
        };
        /** @description SubmitServiceOrderParameters. */
        readonly SubmitOrderRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /**
             * @description The payment method; absent if nothing is due.
             * @enum {string}
             */
            readonly PaymentMethod?: "COD" | "EC_PAY" | "Visa/Mastercard" | "PayPal" | "GooglePay" | "ApplePay";
        };
        /** @description A submitted order. */
        readonly SubmittedOrder: {
            /** @description Its id. */
            readonly ServiceOrderId: string;
            /** @description Its status, of these or another. */
            readonly ServiceOrderStatus: string;
            /** @description The request. */
            readonly ServiceRequestId: string;
        };
        /** @description The request whose device is brought or collected, and the address. */
        readonly ShippingMethodsV3Request: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            readonly ReceiverAddress?: components["schemas"]["RequestAddress"];
            /** @description The order that is moved to another time, if there is one. */
            readonly ServiceOrderId?: string;
            /** @description Whether slots are requested. */
            readonly getDeliverySlots: boolean;
            /** @description The number of days. */
            readonly AlternateDays: number;
        };
        /** @description When an ordered device is delivered. */
        readonly DeliveryUpdate: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The request. */
            readonly ServiceRequestId: string;
            /**
             * Format: date
             * @description The day.
             */
            readonly DeliveryDate: string;
            /** @description The window, by its name on the wire. */
            readonly DeliverySlot: string;
        };
        /** @description The stored delivery. */
        readonly DeliveryUpdated: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /**
             * Format: date
             * @description The day.
             */
            readonly DeliveryDate: string;
        };
        /** @description The new time of the hand-over, or what else changes of it. */
        readonly ShippingOrderUpdate: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /**
             * Format: date
             * @description The day; with a window.
             */
            readonly CollectionDate?: string;
            /** @description The window, by its name on the wire. */
            readonly CollectionSlot?: string;
            readonly ReceiverAddress?: components["schemas"]["RequestAddress"];
            /** @description The centre, where the customer comes; only of an order that is not submitted. */
            readonly StoreId?: string;
            /** @description The window of the return, by its name on the wire. */
            readonly ReturnSlot?: string;
            /** @description Another number for the day. */
            readonly AlternateContactNumber?: string;
            /** @description There is no other number any longer. */
            readonly WithoutAlternateContact?: boolean;
            readonly Proxy?: components["schemas"]["HandOverProxy"];
            /** @description The customer hands the device over after all. */
            readonly WithoutProxy?: boolean;
            /** @description The device that is sent instead of one that is waited for. */
            readonly ReplacementId?: string;
            /**
             * @description How an order whose device has arrived is paid; absent until it is.
             * @enum {string}
             */
            readonly PaymentMethod?: "COD" | "EC_PAY" | "Visa/Mastercard" | "PayPal" | "GooglePay" | "ApplePay";
        };
        /** @description Another time of a settled order, and how what it costs more is paid. */
        readonly OverageRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The order that is moved. */
            readonly ServiceOrderId: string;
            /**
             * Format: date
             * @description The day.
             */
            readonly CollectionDate: string;
            /** @description The window, by its name on the wire. */
            readonly CollectionSlot: string;
            /**
             * @description How the bill is paid; absent until it is.
             * @enum {string}
             */
            readonly PaymentMethod?: "COD" | "EC_PAY" | "Visa/Mastercard" | "PayPal" | "GooglePay" | "ApplePay";
        };
        /** @description The device of a request. */
        readonly RequestedDevice: {
            /** @description Its id. */
            readonly AssetId: string;
            /** @description Its maker. */
            readonly Make: string;
            /** @description Its model. */
            readonly Model: string;
            /** @description Its number. */
            readonly MDN?: string;
        };
        /** @description A request in a list. */
        readonly ListedRequestRecord: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /** @description Its raw status, of these or another. */
            readonly ServiceRequestStatus: string;
            /** @description The incident. */
            readonly IncidentType: string;
            /**
             * Format: date-time
             * @description The time of its creation.
             */
            readonly CreatedOn: string;
            /**
             * Format: date-time
             * @description The time of its cancellation.
             */
            readonly CancelledOn?: string;
            readonly EnrolledDevice: components["schemas"]["RequestedDevice"];
            readonly ServiceOrder?: components["schemas"]["ServiceOrderRecord"];
            /**
             * @description The hand-over method.
             * @enum {string}
             */
            readonly FulfillmentOption?: "Delivery" | "PUR" | "WALKIN" | "ONSITE";
            /**
             * Format: date
             * @description The day of the hand-over.
             */
            readonly CollectionDate?: string;
            readonly CollectionSlot?: components["schemas"]["CollectionSlot"];
            /**
             * Format: date-time
             * @description Until when the customer decides about a repair for a fee; absent where nothing is to be decided.
             */
            readonly DecideBy?: string;
            /**
             * Format: date-time
             * @description Until when the customer hears about a request that is looked into; absent otherwise.
             */
            readonly HearBy?: string;
            /**
             * Format: date
             * @description The day on which a device that is missing is expected; absent once it has arrived.
             */
            readonly ExpectedOn?: string;
        };
        /** @description A case with its requests. */
        readonly ListedCase: {
            /** @description Its number. */
            readonly CustomerCaseNumber: string;
            /** @description Its status. If it is `reopen`, the second of its requests counts. */
            readonly CustomerCaseStatus: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description Its requests. */
            readonly ServiceRequests: readonly components["schemas"]["ListedRequestRecord"][];
        };
        /** @description All cases, the newest first. */
        readonly CustomerCasesReply: {
            /** @description The cases. */
            readonly CustomerCases: readonly components["schemas"]["ListedCase"][];
        };
        /** @description An event of a request. */
        readonly RequestEvent: {
            /** @description The new status, of these or another. */
            readonly Status: string;
            /**
             * Format: date-time
             * @description The time.
             */
            readonly OccurredOn: string;
        };
        /** @description The window of a hand-over. */
        readonly CollectionSlot: {
            /** @description Its name on the wire. */
            readonly SlotCode: string;
            /** @description Its start. */
            readonly StartTime: string;
            /** @description Its end. */
            readonly EndTime: string;
        };
        /** @description All data of a request. */
        readonly RequestDetailsRecord: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /** @description Its raw status, of these or another. */
            readonly ServiceRequestStatus: string;
            /** @description The incident. */
            readonly IncidentType: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description Its case. */
            readonly CustomerCaseNumber: string;
            readonly EnrolledDevice: components["schemas"]["RequestedDevice"];
            /** @description Its events, oldest first. */
            readonly History: readonly components["schemas"]["RequestEvent"][];
            readonly ServiceOrder?: components["schemas"]["ServiceOrderRecord"];
            /**
             * @description The hand-over method.
             * @enum {string}
             */
            readonly FulfillmentOption?: "Delivery" | "PUR" | "WALKIN" | "ONSITE";
            /**
             * Format: date
             * @description The day.
             */
            readonly CollectionDate?: string;
            readonly CollectionSlot?: components["schemas"]["CollectionSlot"];
            readonly CollectionAddress?: components["schemas"]["RequestAddress"];
            /** @description Another number for the day; absent where there is none. */
            readonly AlternateContactNumber?: string;
            readonly Proxy?: components["schemas"]["HandOverProxy"];
            readonly ReplacementDevice?: components["schemas"]["ReplacementDevice"];
            readonly RepairCentre?: components["schemas"]["AspStoreRecord"];
            /** @description The payment method. */
            readonly PaymentMethod?: string;
            readonly Rating?: components["schemas"]["RatingRecord"];
            readonly RepairQuote?: components["schemas"]["RepairQuoteRecord"];
            /** @description What was paid for other times of the order, in minor units; absent where nothing was. */
            readonly OveragePaid?: number;
            /** @description What the courier is paid for another time; absent where nothing is. */
            readonly OverageDue?: number;
            /** @description What a bank decides about for another time; absent where none does. Until then the order is not moved. */
            readonly OverageWaiting?: number;
            readonly Hold?: components["schemas"]["HoldRecord"];
            /** @description What its customer reported. */
            readonly Notes?: string;
            /** @description The files of the report. */
            readonly Documents?: readonly components["schemas"]["UploadedFile"][];
            /** @description The part of the price for a hand-over at night, in minor units; absent where there is none. */
            readonly NightDeliveryFee?: number;
            /** @description The repairer's number; absent until the device is repaired or rejected. */
            readonly AspSalesOrderNumber?: string;
            /** @description What the repairer wrote; absent until then. */
            readonly AspNotes?: string;
            readonly Draft?: components["schemas"]["RequestDraftRecord"];
        };
        /** @description What was saved of a request that was not sent; its text and files are `Notes` and `Documents`. */
        readonly RequestDraftRecord: {
            /**
             * Format: date
             * @description The day on which it happened.
             */
            readonly IncidentDate?: string;
            /** @description The answers to the questions, also those about a screen. */
            readonly Answers: readonly components["schemas"]["IncidentAnswer"][];
            /**
             * @description The hand-over method, once it is chosen.
             * @enum {string}
             */
            readonly FulfillmentOption?: "Delivery" | "PUR" | "WALKIN";
            /** @description Its order, which exists once the customer has confirmed the review. */
            readonly Order?: {
                /** @description Its id. */
                readonly ServiceOrderId: string;
                /** @description The total due, in minor units of the client's currency. */
                readonly TotalAmount: number;
                /**
                 * @description Whether it is paid, or a bank decides; absent where neither is so.
                 * @enum {string}
                 */
                readonly PaymentStatus?: "CAPTURED" | "PENDING";
            };
        };
        /** @description The request. */
        readonly RequestDetailsReply: {
            readonly ClaimDetails: components["schemas"]["RequestDetailsRecord"];
        };
        /** @description CancelServiceRequestParams: the request and the reason. */
        readonly CancelServiceRequestParams: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description Its note. */
            readonly NoteText: string;
            /**
             * @description The action.
             * @constant
             */
            readonly Operation: "Cancel";
            /** @description The chosen reasons, joined; `Customer Requested` if no reason is asked. */
            readonly Reason: string;
            /** @description A reason in more detail. */
            readonly SubReason?: string;
            /**
             * @description The entities to cancel.
             * @constant
             */
            readonly CancelEntities: "ALL";
            /**
             * @description The requester.
             * @constant
             */
            readonly RequestedBy: "Customer";
            /** @description The entities to return. */
            readonly ReturnEntity?: string;
            /** @description The agreement, for some clients. */
            readonly AgreementId?: string;
            /** @description The case, for some clients. */
            readonly CustomerCaseNumber?: string;
            /** @description The number of the device, for some clients. */
            readonly MobileDeviceNumber?: string;
        };
        /** @description The rating of a completed request. */
        readonly RequestFeedback: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The session's line. */
            readonly InteractionLineId: string;
            /** @description Likelihood to recommend it: 0 is not at all, 10 is very. */
            readonly NpsScore: number;
            /** @description The reasons for the score. */
            readonly NpsReasons: readonly ("speed" | "quality" | "staff" | "updates" | "price")[];
            /** @description Satisfaction: 1 is not at all, 5 is very. */
            readonly CsatScore: number;
            /** @description As the customer typed it. */
            readonly Comment?: string;
        };
        /** @description A rated request. */
        readonly RatedRequest: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /**
             * Format: date-time
             * @description The time.
             */
            readonly RatedOn: string;
        };
        /** @description The rating of a request. */
        readonly RatingRecord: {
            /** @description The score. */
            readonly NpsScore: number;
            /**
             * Format: date-time
             * @description The time.
             */
            readonly RatedOn: string;
        };
        /** @description A request of a list, in the portal's words. */
        readonly FollowedRequest: {
            /** @description Its id. */
            readonly id: string;
            /** @description The agreement. */
            readonly agreement: string;
            /** @description The incident, by its name on the wire. */
            readonly incident: string;
            /** @description Its raw status. */
            readonly status: string;
            /** @description The raw status of its order; absent while it is a draft. */
            readonly order?: string;
            /** @description The device, by maker and model. */
            readonly device: string;
            /**
             * Format: date-time
             * @description The time of its creation.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The time of its cancellation.
             */
            readonly cancelledAt?: string;
            /**
             * @description The hand-over method.
             * @enum {string}
             */
            readonly option?: "delivery" | "pickUpAndReturn" | "walkIn" | "onSite";
            /**
             * Format: date
             * @description The day.
             */
            readonly day?: string;
            /** @description The start of the window. */
            readonly from?: string;
            /** @description The end of the window. */
            readonly until?: string;
            /** @description How the hand-over gets on, as `ServiceOrderRecord`; absent while nothing is under way. */
            readonly logistics?: string;
            /**
             * Format: date-time
             * @description Until when the customer decides about a repair for a fee; absent where nothing is to be decided.
             */
            readonly decideBy?: string;
            /**
             * Format: date-time
             * @description Until when the customer hears about a request that is looked into; absent otherwise.
             */
            readonly hearBy?: string;
            /**
             * Format: date
             * @description The day on which a device that is missing is expected; absent once it has arrived.
             */
            readonly expectedOn?: string;
        };
        /** @description All data of a request, in the portal's names. */
        readonly RequestDetails: {
            /** @description Its id. */
            readonly id: string;
            /** @description The agreement. */
            readonly agreement: string;
            /** @description The incident, by its name on the wire. */
            readonly incident: string;
            /** @description Its raw status. */
            readonly status: string;
            /** @description The raw status of its order; absent while it is a draft. */
            readonly order?: string;
            /** @description The id of its order; absent while it is a draft. */
            readonly orderId?: string;
            /** @description The id of its device. */
            readonly asset: string;
            /** @description The device, by maker and model. */
            readonly device: string;
            /** @description Its case. */
            readonly case: string;
            /** @description The number of the device. */
            readonly number?: string;
            /** @description Its events, oldest first. */
            readonly history: readonly {
                /** @description The new status. */
                readonly status: string;
                /**
                 * Format: date-time
                 * @description The time.
                 */
                readonly at: string;
            }[];
            /**
             * @description The hand-over method.
             * @enum {string}
             */
            readonly option?: "delivery" | "pickUpAndReturn" | "walkIn" | "onSite";
            /**
             * Format: date
             * @description The day.
             */
            readonly day?: string;
            /** @description The start of the window. */
            readonly from?: string;
            /** @description The end of the window. */
            readonly until?: string;
            readonly address?: components["schemas"]["RequestAddress"];
            /** @description Another number for the day. */
            readonly otherNumber?: string;
            /** @description Who hands the device over, if not the customer. */
            readonly representative?: {
                /** @description Their number. */
                readonly number: string;
                /** @description The last 4 of their ID. */
                readonly idEnding: string;
            };
            /** @description The device that is sent, by maker, model, size and colour; absent where the same model is sent, or none. */
            readonly newDevice?: string;
            readonly centre?: components["schemas"]["ServiceCentre"];
            /** @description Its price, in minor units of the client's currency. */
            readonly amount?: number;
            /** @description The payment method, by its name on the wire. */
            readonly payment?: string;
            /** @description The customer's likelihood to recommend it; absent until it is rated. */
            readonly score?: number;
            /**
             * Format: date-time
             * @description The time of its rating.
             */
            readonly ratedAt?: string;
            /** @description What the repairer asks for; absent before. */
            readonly quote?: {
                /** @description The order under which it is paid. */
                readonly order: string;
                /** @description In minor units of the client's currency. */
                readonly amount: number;
                /**
                 * Format: date-time
                 * @description Until when the customer decides.
                 */
                readonly until: string;
                /** @description How it was paid, by its name on the wire; absent until the customer accepts. */
                readonly payment?: string;
            };
            /** @description What was paid for other times of its order, in minor units; absent where nothing was. */
            readonly overagePaid?: number;
            /** @description What the courier is paid for another time; absent where nothing is. */
            readonly overageDue?: number;
            /** @description What a bank decides about for another time; absent where none does. */
            readonly overageWaits?: number;
            /** @description Why it is looked into; absent where it is not. */
            readonly hold?: {
                /** @description Its id. */
                readonly id: string;
                /** @description As `HoldRecord`. */
                readonly reason: string;
                /**
                 * Format: date-time
                 * @description Until when the customer hears.
                 */
                readonly hearBy: string;
                /** @description What is asked, as `HoldRecord`; absent before. */
                readonly asks?: string;
                /**
                 * Format: date-time
                 * @description When it was answered.
                 */
                readonly answeredAt?: string;
            };
            /** @description How the hand-over gets on, as `ServiceOrderRecord`; absent while nothing is under way. */
            readonly logistics?: string;
            /** @description What its customer reported. */
            readonly notes?: string;
            /** @description The files of the report. */
            readonly photos?: readonly {
                /** @description The id of its upload. */
                readonly id: string;
                /** @description Its name. */
                readonly name: string;
            }[];
            /** @description The part of the price for a hand-over at night, in minor units. */
            readonly nightFee?: number;
            /** @description The repairer's number. */
            readonly salesOrder?: string;
            /** @description What the repairer wrote. */
            readonly repairNotes?: string;
        };
        /** @description What was saved of a request that was not sent, in the portal's names. */
        readonly RequestDraft: {
            /** @description Its id. */
            readonly id: string;
            /** @description Its case. */
            readonly case: string;
            /** @description The id of its device. */
            readonly asset: string;
            /** @description The incident, by its name on the wire. */
            readonly incident: string;
            /** @description What its customer reported. */
            readonly notes?: string;
            /**
             * Format: date
             * @description The day on which it happened.
             */
            readonly day?: string;
            /** @description The answers to the questions; absent once the request is sent. */
            readonly answers?: readonly {
                /** @description The question's name. */
                readonly question: string;
                /** @description The answer. */
                readonly answer: string;
            }[];
            /** @description The files of the report. */
            readonly photos: readonly {
                /** @description By what the back end names it. */
                readonly upload: string;
                /** @description Its name. */
                readonly name: string;
            }[];
            /**
             * @description The hand-over method, once it is chosen.
             * @enum {string}
             */
            readonly option?: "delivery" | "pickUpAndReturn" | "walkIn";
            /** @description Its order, which exists once the customer has confirmed the review. */
            readonly order?: {
                /** @description Its id. */
                readonly id: string;
                /** @description The total due, in minor units of the client's currency. */
                readonly amount: number;
                /**
                 * @description Whether it is paid, or a bank decides; absent where neither is so.
                 * @enum {string}
                 */
                readonly payment?: "CAPTURED" | "PENDING";
            };
        };
        /** @description What the repairer asks for. Until then the customer decides; otherwise the device goes back unrepaired, and nothing is charged. */
        readonly RepairQuoteRecord: {
            /** @description The order under which it is paid. */
            readonly ServiceOrderId: string;
            /** @description In minor units of the client's currency. */
            readonly Amount: number;
            /**
             * Format: date-time
             * @description Until when it stands.
             */
            readonly DecideBy: string;
            /** @description How it was paid; absent until the customer accepts. */
            readonly PaymentMethod?: string;
        };
        /** @description What the customer decides of a repair, or when it is fetched instead. */
        readonly RepairRequestUpdate: {
            /** @description The interaction line. */
            readonly InteractionLineId?: string;
            /** @description A decision, or a schedule. */
            readonly RepairRequest: {
                /** @description The request. */
                readonly ServiceRequestId: string;
                /**
                 * @description Accept the repair for its fee, decline it, or take back a device that could not be refreshed.
                 * @enum {string}
                 */
                readonly Decision: "ACCEPT" | "DECLINE" | "TAKE_BACK";
                /** @description How the accepted repair is paid. */
                readonly PaymentMethod?: string;
            } | {
                /** @description The request. */
                readonly ServiceRequestId: string;
                readonly Schedule: components["schemas"]["RepairWindow"];
            };
        };
        /** @description The request after the change. */
        readonly RepairRequestUpdated: {
            /** @description The request. */
            readonly RepairRequest: {
                /** @description The request. */
                readonly ServiceRequestId: string;
                /** @description Its order. */
                readonly ServiceOrderId: string;
                /** @description The status of its order. */
                readonly ServiceOrderStatus: string;
                /** @description The order's price, in minor units. */
                readonly TotalAmount: number;
            };
        };
        /** @description A repair whose device the repairer fetches. */
        readonly RepairRequestCreation: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The request, and when and where its device is fetched. */
            readonly RepairRequest: {
                /** @description The request. */
                readonly ServiceRequestId: string;
                readonly Schedule: components["schemas"]["RepairWindow"];
                /** @description The window in which a device that was picked up comes back, by its name on the wire. */
                readonly ReturnSlot?: string;
                readonly ReceiverAddress?: components["schemas"]["RequestAddress"];
                /** @description Another number for the day. */
                readonly AlternateContactNumber?: string;
                readonly Proxy?: components["schemas"]["HandOverProxy"];
            };
        };
        /** @description The day and the window in which the repairer fetches the device: one of `getRepairSchedule`. */
        readonly RepairWindow: {
            /**
             * Format: date
             * @description The day.
             */
            readonly CollectionDate: string;
            /** @description The window's code. */
            readonly CollectionSlot: string;
        };
        /** @description Why a request is looked into before it is approved, until when its customer hears, and what is asked. */
        readonly HoldRecord: {
            /** @description Its id. */
            readonly HoldId: string;
            /**
             * @description A theft, or a check of what was reported.
             * @enum {string}
             */
            readonly Reason: "STOLEN" | "CHECK";
            /**
             * Format: date-time
             * @description Until when the customer hears.
             */
            readonly HearBy: string;
            /**
             * @description What the customer is asked for; absent before.
             * @enum {string}
             */
            readonly Asks?: "POLICE_REPORT" | "MORE_DETAILS";
            /**
             * Format: date-time
             * @description When they answered.
             */
            readonly AnsweredOn?: string;
        };
        /** @description A plan that the customer holds. */
        readonly Agreement: {
            /** @description The agreement's id. */
            readonly id: string;
            /** @description The offer's id, which a request names. */
            readonly offerId?: string;
            /** @description The offer's name on the wire, which identifies the programme. */
            readonly offerName: string;
            /** @description The stock-keeping number; the second key of a programme. */
            readonly sku: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @enum {string}
             */
            readonly status: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /** @description The holder of the agreement. */
            readonly customerName: string;
            /**
             * Format: date
             * @description The first day of cover.
             */
            readonly startsOn: string;
            /**
             * Format: date
             * @description The day of renewal; absent once it has ended.
             */
            readonly renewsOn?: string;
            /**
             * Format: date
             * @description The last day of cover; absent while no end is known.
             */
            readonly endsOn?: string;
            /** @description The devices it covers. */
            readonly devices?: readonly components["schemas"]["CoveredDevice"][];
            /** @description The customer's address, in the names of the existing back ends. */
            readonly address?: {
                /** @description Block and street. */
                readonly Address1: string;
                /** @description Unit. */
                readonly Address2?: string;
                /** @description Building. */
                readonly Address3?: string;
                /** @description City. */
                readonly City: string;
                /** @description State or province. */
                readonly StateProvinceCode?: string;
                /** @description ISO 3166. */
                readonly CountryCode: string;
                /** @description Postal code. */
                readonly PostalCode: string;
            };
        };
        /** @description A device that the agreement covers. */
        readonly CoveredDevice: {
            /** @description The device's id (asset id). */
            readonly id: string;
            /** @description Its name. */
            readonly name?: string;
            /** @description The maker. */
            readonly make: string;
            /** @description The model, which identifies the device's image. */
            readonly model: string;
            /** @description IMEI (15 digits), or the serial number of a device without one. */
            readonly imei: string;
            /**
             * @description The kind of device.
             * @enum {string}
             */
            readonly category: "phone" | "tablet" | "laptop" | "headphones" | "earphones" | "smartwatches" | "game-consoles" | "televisions" | "refrigerators" | "washing-machines" | "air-conditioners" | "air-purifiers" | "robot-vacuums";
            /** @description Its colour. */
            readonly colour?: string;
            /** @description Its storage. */
            readonly capacity?: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @enum {string}
             */
            readonly status: "ENROLLED" | "REPLACED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
        };
        /** @description The image of a device model. */
        readonly DeviceImage: {
            /** @description The model. */
            readonly model: string;
            /** @description The address of the image. */
            readonly url: string;
        };
        /** @description The images. */
        readonly DeviceImages: {
            /** @description One for each model. */
            readonly items: readonly components["schemas"]["DeviceImage"][];
        };
        /** @description The client's facts. */
        readonly InitializeResponse: {
            /** @description The client's id. */
            readonly ClientId: string;
            /** @description The client's name. */
            readonly ClientName: string;
            /** @description ISO 4217. */
            readonly CurrencyCode: string;
            /** @description IANA name. */
            readonly TimeZone: string;
            /** @description The payment gateway. */
            readonly isBraintree: {
                /** @description `BRAINTREE` where the back end lets the client use fields of that gateway, else `CARD`. */
                readonly method: string;
            };
        };
        /** @description The interaction of later calls. */
        readonly Interaction: {
            /** @description Its line. */
            readonly InteractionLine: {
                /** @description The line's id. */
                readonly InteractionLineId: string;
            };
        };
        /** @description The opened session. */
        readonly InitializeReply: {
            readonly InitializeResponse: components["schemas"]["InitializeResponse"];
            readonly Interaction: components["schemas"]["Interaction"];
        };
        /** @description The session with its agreements. */
        readonly SessionReply: {
            readonly InitializeResponse: components["schemas"]["InitializeResponse"];
            readonly Interaction: components["schemas"]["Interaction"];
            readonly FindAgreementsResults: components["schemas"]["FindAgreementsResults"];
        };
        /** @description The criteria; every field is optional. */
        readonly FindAgreementRequest: {
            /** @description A mobile number. */
            readonly mdn?: string;
            /** @description An email. */
            readonly email?: string;
            /** @description The reference from the sign-in. */
            readonly data?: string;
            /** @description An IMEI or serial number. */
            readonly imei?: string;
            /** @description The index of the agreement, from 0; the use is assumed. */
            readonly idx?: number;
            /** @description A device's id. */
            readonly assetId?: string;
            /** @description Whether to return `deviceData` too. */
            readonly isDeviceData?: boolean;
        };
        /** @description The agreements found. */
        readonly FindAgreementReply: {
            readonly FindAgreementsResults: components["schemas"]["FindAgreementsResults"];
            /** @description The enrolled devices' contacts; empty unless requested. */
            readonly deviceData: readonly components["schemas"]["EnrolledContact"][];
            /** @description The reference for further look-ups. */
            readonly data: string;
        };
        /** @description The agreements in the existing back ends' nesting. */
        readonly FindAgreementsResults: {
            /** @description The list's holder. */
            readonly Agreements: {
                /** @description The agreements. */
                readonly Agreement: readonly components["schemas"]["AgreementRecord"][];
            };
        };
        /** @description Contact of an enrolled device. */
        readonly EnrolledContact: {
            /** @description Mobile number. */
            readonly mdn: string;
            /** @description Email; absent if none is on file. */
            readonly emailAddress?: string;
        };
        /** @description An agreement as the existing back ends spell it. */
        readonly AgreementRecord: {
            /** @description The agreement's id. */
            readonly AgreementId: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @enum {string}
             */
            readonly AgreementStatus: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /** @description The offer. */
            readonly ClientOffer: {
                /** @description Its id, which a request names. */
                readonly ClientOfferId?: string;
                /** @description Its name, which identifies the programme. */
                readonly ClientOfferName: string;
            };
            /** @description The stock-keeping number. */
            readonly ClientProductSkuNbr: string;
            /**
             * Format: date
             * @description The first day of cover.
             */
            readonly StartDate: string;
            /**
             * Format: date
             * @description The day of renewal; absent once it has ended.
             */
            readonly RenewalDate?: string;
            /**
             * Format: date
             * @description The last day of cover; absent while no end is known.
             */
            readonly EndDate?: string;
            /**
             * @description Y if the customer must give an IMEI.
             * @enum {string}
             */
            readonly IsImeiRequired: "Y" | "N";
            /** @description The customers' holder. */
            readonly Customers: {
                /** @description The customers. */
                readonly Customer: readonly {
                    /** @description Full name. */
                    readonly FullName: string;
                    /** @description First name. */
                    readonly FirstName: string;
                }[];
            };
            /** @description The contact points' holder. */
            readonly ContactPoints: {
                /** @description The contact points. */
                readonly ContactPoint: readonly {
                    /**
                     * @description MOBILE or EMAIL.
                     * @enum {string}
                     */
                    readonly ContactPointType: "MOBILE" | "EMAIL";
                    /** @description The number. */
                    readonly PhoneNumber?: string;
                    /** @description The email. */
                    readonly EmailAddress?: string;
                }[];
            };
            /** @description The customer's address. */
            readonly Address: {
                /** @description Block and street. */
                readonly Address1: string;
                /** @description Unit. */
                readonly Address2?: string;
                /** @description Building. */
                readonly Address3?: string;
                /** @description City. */
                readonly City: string;
                /** @description State or province. */
                readonly StateProvinceCode?: string;
                /** @description ISO 3166. */
                readonly CountryCode: string;
                /** @description Postal code. */
                readonly PostalCode: string;
            };
            /** @description The devices' holder. */
            readonly Assets: {
                /** @description The devices. */
                readonly Asset: readonly components["schemas"]["AssetRecord"][];
            };
        };
        /** @description A device as the existing back ends spell it; names beyond AssetInstance, MobileDeviceNumber and IMEI are assumed. */
        readonly AssetRecord: {
            /** @description The device's id. */
            readonly AssetId: string;
            /**
             * @description ENROLLED is preferred if a device was replaced.
             * @enum {string}
             */
            readonly AssetInstance: "ENROLLED" | "REPLACED";
            /**
             * @description The kind of device.
             * @enum {string}
             */
            readonly AssetCategory: "phone" | "tablet" | "laptop" | "headphones" | "earphones" | "smartwatches" | "game-consoles" | "televisions" | "refrigerators" | "washing-machines" | "air-conditioners" | "air-purifiers" | "robot-vacuums";
            /** @description The maker. */
            readonly Make: string;
            /** @description The model. */
            readonly Model: string;
            /** @description IMEI, or the serial number of a device without one. */
            readonly IMEI: string;
            /** @description Its colour. */
            readonly Color?: string;
            /** @description Its storage. */
            readonly Capacity?: string;
            /** @description The mobile number in it; absent if it has none. */
            readonly MobileDeviceNumber?: string;
        };
        /** @description A failure for the log. */
        readonly LogEntry: {
            /** @description The failure. */
            readonly message: string;
            /**
             * @description Severity.
             * @enum {string}
             */
            readonly level: "info" | "warn" | "error";
            /** @description The log. */
            readonly category: string;
            /** @description The current agreement. */
            readonly agreementId?: string;
            /** @description The address that failed, without secrets. */
            readonly url?: string;
            /** @description The HTTP status, 0 without a reply. */
            readonly statusCode?: number;
            /** @description The server's message. */
            readonly errorMessage?: string;
            /** @description The customer's name; left out by this portal. */
            readonly customerName?: string;
            /** @description The client's id. */
            readonly clientId?: string;
            /** @description The client's name. */
            readonly clientName?: string;
        };
        /** @description An empty reply. */
        readonly LogReply: Record<string, never>;
        /** @description The owner of the claims; every field is optional and must be the signed-in customer's own. */
        readonly ClaimDetailsRequest: {
            /** @description A mobile number. */
            readonly mdn?: string;
            /** @description An email. */
            readonly email?: string;
            /** @description The reference from the sign-in. */
            readonly data?: string;
        };
        /** @description Access to the claims area. */
        readonly ClaimDetailsReply: {
            /** @description The holder. */
            readonly CustomerCaseResults: {
                /** @description The claim token; absent if no plan is in force (assumed). */
                readonly token?: string;
            };
        };
        /** @description Lets the customer use the device scan. */
        readonly SmartscanToken: {
            /** @description The token. */
            readonly token: string;
        };
        /** @description The device. */
        readonly SecurityAdvisorRequest: {
            /** @description The mobile number in it. */
            readonly mdn: string;
        };
        /** @description Lets the customer use the security advisor. */
        readonly SecurityAdvisorToken: {
            /** @description The token. */
            readonly token: string;
        };
        /** @description An article. */
        readonly Article: {
            /** @description The article's id. */
            readonly id: string;
            /** @description Its title. */
            readonly title: string;
            /** @description Its content, in a sentence. */
            readonly summary: string;
            /**
             * Format: date
             * @description The day it was published.
             */
            readonly publishedOn: string;
            /**
             * Format: uri
             * @description The address of the full text; absent if the summary is everything.
             */
            readonly url?: string;
        };
        /** @description Articles, newest first. */
        readonly ArticleList: {
            /** @description The articles. */
            readonly items: readonly components["schemas"]["Article"][];
        };
        /** @description The partner's theme of its portal; absent members keep the portal's own. */
        readonly ThemeConfiguration: {
            /** @description The page's title. */
            readonly title?: string;
            /**
             * Format: uri-reference
             * @description The address of the icon.
             */
            readonly favicon?: string;
        };
        /** @description The content of an entry. */
        readonly ContentFields: {
            /** @description Its title. */
            readonly title: string;
            /** @description Its text, plain. */
            readonly body: string;
            /** @description The kind of device it is about. */
            readonly category?: string;
        };
        /** @description An entry that another includes. */
        readonly ContentSection: {
            /** @description The entry's id. */
            readonly id: string;
            /** @description Its type. */
            readonly contentType: string;
            readonly fields: components["schemas"]["ContentFields"];
        };
        /** @description An entry with its included entries. */
        readonly ContentEntry: {
            /** @description The entry's id. */
            readonly id: string;
            /** @description Its type. */
            readonly contentType: string;
            /** @description Its content. */
            readonly fields: {
                /** @description Its title. */
                readonly title: string;
                /** @description Its text, plain. */
                readonly body: string;
                /** @description The kind of device it is about. */
                readonly category?: string;
                /** @description The maker of the model; only in entries of models. */
                readonly brandName?: string;
                /** @description The storage sizes of the model; only in entries of models. */
                readonly capacities?: readonly string[];
                /** @description The colours of the model; only in entries of models. */
                readonly colours?: readonly string[];
                /** @description The entries it includes, in order. */
                readonly sections: readonly components["schemas"]["ContentSection"][];
            };
        };
        /** @description Entries found. */
        readonly ContentEntries: {
            /** @description The entries. */
            readonly items: readonly components["schemas"]["ContentEntry"][];
        };
        /** @description A document as the existing back ends spell it; its names are assumed. */
        readonly DocumentRecord: {
            /** @description The document's id. */
            readonly DocumentId: string;
            /** @description Its name. */
            readonly DocumentName: string;
            /**
             * @description Its kind.
             * @enum {string}
             */
            readonly DocumentType: "CERTIFICATE" | "TERMS";
            /**
             * Format: uri-reference
             * @description Its address, which is its key.
             */
            readonly DocumentUrl: string;
            /**
             * Format: date
             * @description The day of its creation.
             */
            readonly CreatedDate: string;
        };
        /** @description The documents of an agreement. */
        readonly DocumentsReply: {
            /** @description The holder. */
            readonly GetTaskDetailResponse: {
                /** @description The documents; empty if the agreement is not the customer's. */
                readonly Documents: readonly components["schemas"]["DocumentRecord"][];
            };
        };
        /** @description A document of a plan. */
        readonly Document: {
            /** @description The document's id. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /**
             * @description Its kind.
             * @enum {string}
             */
            readonly kind: "CERTIFICATE" | "TERMS";
            /**
             * Format: date
             * @description The day of its creation.
             */
            readonly createdOn: string;
        };
        /** @description The place of an address. */
        readonly Place: {
            /** @description The address in the form of the map. */
            readonly address: string;
            /** @description Degrees north. */
            readonly latitude: number;
            /** @description Degrees east. */
            readonly longitude: number;
            /**
             * @description ROOFTOP: the building; APPROXIMATE: its street.
             * @enum {string}
             */
            readonly precision: "ROOFTOP" | "APPROXIMATE";
            /** @description ISO 3166-1 alpha-3. */
            readonly region: string;
        };
        /** @description Places found, the best first. */
        readonly Places: {
            /** @description The places; empty if the map does not know the address. */
            readonly results: readonly components["schemas"]["Place"][];
        };
        /** @description A notification, as the existing back ends spell it. */
        readonly NotificationRecord: {
            /**
             * Format: date
             * @description The day of the notification.
             */
            readonly NotificationDate: string;
            /**
             * Format: date
             * @description The day of the event.
             */
            readonly EventDate: string;
            /** @description Its plan. */
            readonly AgreementId: string;
            /**
             * @description Whether it is complete: Y or N.
             * @enum {string}
             */
            readonly IsResolved: "Y" | "N";
            /** @description The event. */
            readonly ServiceRequestEventDesc: string;
            /** @description The same in the client's local language (`backEnd.localLanguage`); absent if it is not translated. */
            readonly ServiceRequestEventDescTl?: string;
            /** @description Its meaning for the customer. */
            readonly NotificationBody: string;
            /** @description The same in the client's local language (`backEnd.localLanguage`); absent if it is not translated. */
            readonly NotificationBodyTL?: string;
            /** @description The request that it is about; absent where it is about none. */
            readonly ServiceRequestId?: string;
            /**
             * @description What the request waits for, by the status of its order or of its hand-over.
             * @enum {string}
             */
            readonly ServiceRequestEvent?: "MORE INFORMATION NEEDED" | "REPAIR QUOTED" | "IN STOCK" | "UNABLE TO COMPLETE" | "DELIVERED" | "RETURNED" | "PICKUP FAILED" | "SCHEDULE REJECTED";
        };
        /** @description The notifications. */
        readonly NotificationsReply: {
            /** @description In no order. */
            readonly Notifications: readonly components["schemas"]["NotificationRecord"][];
        };
        /** @description A notification. */
        readonly Notification: {
            /**
             * Format: date
             * @description The day of the notification.
             */
            readonly notifiedOn: string;
            /**
             * Format: date
             * @description The day of the event.
             */
            readonly happenedOn: string;
            /** @description Its plan. */
            readonly agreementId: string;
            /** @description Whether it is complete. */
            readonly isResolved: boolean;
            /** @description The event. */
            readonly title: string;
            /** @description The same in the client's local language. */
            readonly titleLocal?: string;
            /** @description Its meaning for the customer. */
            readonly text: string;
            /** @description The same in the client's local language. */
            readonly textLocal?: string;
            /** @description The request that it is about. */
            readonly request?: string;
            /** @description What the request waits for, as `NotificationRecord`. */
            readonly event?: string;
        };
        /** @description The criterion; one of the two. */
        readonly RawFindAgreementRequest: {
            /** @description An email. */
            readonly email: string;
        } | {
            /** @description A mobile number. */
            readonly mdn: string;
        };
        /** @description An address from which a device is to be fetched. */
        readonly TcatAddressRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            readonly ReceiverAddress: components["schemas"]["RequestAddress"];
        };
        /** @description What the courier makes of an address. */
        readonly TcatParseReply: {
            /**
             * @description Whether the courier fetches there.
             * @enum {string}
             */
            readonly ParseResult: "SERVED" | "OUTLYING_ISLAND" | "UNKNOWN_ADDRESS";
            /** @description The zone: three digits of the postal code, and two of its part. Absent where the courier does not fetch. */
            readonly ZoneCode?: string;
            /** @description The addresses that are kept for the agreement, the newest first. */
            readonly AddressBook: readonly components["schemas"]["TcatSavedAddress"][];
        };
        /** @description The book of an agreement. */
        readonly TcatBookReply: {
            /** @description The addresses that are kept, the newest first. */
            readonly AddressBook: readonly components["schemas"]["TcatSavedAddress"][];
        };
        /** @description An address that is kept. */
        readonly TcatSavedAddress: {
            /** @description Its id. */
            readonly AddressId: string;
            /** @description Its zone. */
            readonly ZoneCode: string;
            readonly Address: components["schemas"]["RequestAddress"];
        };
        /** @description The address to take out. */
        readonly TcatDeletion: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The address. */
            readonly AddressId: string;
        };
        /** @description An address that is kept, in the portal's words. */
        readonly KeptAddress: {
            /** @description Its id. */
            readonly id: string;
            readonly address: components["schemas"]["RequestAddress"];
        };
    };
    responses: {
        /** @description The request is not signed, or not by a signed-in customer. */
        readonly NotAuthorised: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A text of the request contains U+0000, half a surrogate pair, or percent-encoding that is not UTF-8. Every operation refuses it with this reply, also one with its own 400. */
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
        /** @description Too many codes or links to this identifier, address or network: nothing was sent. The first three in a row are sent at once; then each wait is twice as long as the one before. */
        readonly TooSoon: {
            headers: {
                /** @description Seconds until the next one can be sent. */
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
export interface operations {
    readonly getEmailByImei: {
        readonly parameters: {
            readonly query: {
                /** @description The IMEI, or the serial number of a device without one. */
                readonly imei: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The device is covered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailOfDevice"];
                };
            };
            /** @description Neither an IMEI nor a serial number; or the device's plan has no email. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No plan covers a device with this number. */
            readonly 406: {
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
    readonly checkRegistration: {
        readonly parameters: {
            readonly query: {
                /** @description The mobile number or the email. */
                readonly d: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The registration began. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationOpened"];
                };
            };
            /** @description It is neither an email nor a mobile number of this client. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No plan has this number or email. */
            readonly 406: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The holder already has an account. */
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
    readonly verifyHolder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifyHolderRequest"];
            };
        };
        readonly responses: {
            /** @description It is the holder's. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifyHolderReply"];
                };
            };
            /** @description It is not the holder's, the registration is unknown, or this client signs in with a code. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description Too many wrong tries. */
            readonly 405: {
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
    readonly linkEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkEmailRequest"];
            };
        };
        readonly responses: {
            /** @description The account will have it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailLinked"];
                };
            };
            /** @description The email belongs to another account, or the registration is unknown. */
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
    readonly sendRegistrationCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The registration's id. */
                readonly id: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A code was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationCodeSent"];
                };
            };
            /** @description Unknown registration, or its holder is not identified yet. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly checkRegistrationCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The registration's id. */
                readonly id: string;
                /** @description The nonce, `t` of the reply that sent the code. */
                readonly m: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckRegistrationCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code is right. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationCodeRight"];
                };
            };
            /** @description The code is wrong, used or expired, or the registration is unknown. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description This code took five wrong tries. */
            readonly 405: {
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
    readonly createAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateAccountRequest"];
            };
        };
        readonly responses: {
            /** @description The account exists. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountCreated"];
                };
            };
            /** @description The password is refused, or the registration is unknown. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account, or one with this email, was created in the meantime. */
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
            readonly 400: components["responses"]["UnfitText"];
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
            /** @description The envelope with the devices, or with the reason for their absence. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DevicesEnvelope"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description It is taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InquiryReply"];
                };
            };
            /** @description Unknown file. */
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description The present profile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The profile cannot be changed: it is not the customer's, the email belongs to another account, or the customer signs in with the email that would be deleted. */
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
            readonly 400: components["responses"]["UnfitText"];
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description The envelope with the linked devices, or with the reason for the refusal. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkDevicesEnvelope"];
                };
            };
            /** @description A device is another customer's; none is linked. */
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
            /** @description The upload address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadPlace"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
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
                /** @description The address from a reply. */
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
            /** @description The address has expired or is unknown. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is larger than its purpose allows: 3,072 KB for an enquiry, 10 MB for an update of a device. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The kind of file is not accepted. */
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
    readonly findOrder: {
        readonly parameters: {
            readonly query: {
                /** @description The order's id. */
                readonly orderId: string;
                /** @description The day of purchase. */
                readonly purchaseDate: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description No such order, or another purchase date. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many wrong tries at this order. */
            readonly 405: {
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
    readonly registerOrderedDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderedDevice"];
            };
        };
        readonly responses: {
            /** @description It is registered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeviceRegistration"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description No such order, or another purchase date. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many wrong tries at this order. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The device of this order is already registered, or the key was used for another request. */
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
    readonly recordConsents: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Consents"];
            };
        };
        readonly responses: {
            /** @description They are stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsentsReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description No such order, or another purchase date. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many wrong tries at this order. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
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
    readonly getRegionalProfile: {
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
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly acceptTerms: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AcceptTermsRequest"];
            };
        };
        readonly responses: {
            /** @description It is stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TermsAccepted"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
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
    readonly standardizeAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StandardizeAddressRequest"];
            };
        };
        readonly responses: {
            /** @description Whether the register has it, or which better ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardizeAddressReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly doGetAddressQas: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChosenAddressRequest"];
            };
        };
        readonly responses: {
            /** @description The address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChosenAddressReply"];
                };
            };
            /** @description The register has no such address. */
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
    readonly getCityStateByZip: {
        readonly parameters: {
            readonly query: {
                /** @description The language of the names. */
                readonly languagecode: string;
                /** @description The client's code. */
                readonly clientid: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The postal code. */
                readonly zip: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The city and the state. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CitiesOfPostalCode"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCityState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The postal code. */
                readonly zip: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The city and the state. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CityStateOfPostalCode"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listContactPoints: {
        readonly parameters: {
            readonly query: {
                /** @description The agreement. */
                readonly agreementId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contact points. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContactPointsReply"];
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
    readonly loginV1: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /** @description The password is right; a code was sent to the email. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginReply"];
                };
            };
            /** @description The email or the password is wrong. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly loginV3: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginV3Request"];
            };
        };
        readonly responses: {
            /** @description Found. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginV3Reply"];
                };
            };
            /** @description Not an identifier of that kind: not an email, not as many digits as this client's mobile numbers have, not a national ID, not an IMEI or serial number; or a device whose plan has no email. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is registered with this identifier. */
            readonly 406: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has a password, which is asked first; only if the request has `p`. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly loginV4: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginV4Request"];
            };
        };
        readonly responses: {
            /** @description A code was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginV4Reply"];
                };
            };
            /** @description No number was offered under this key, or the sign-in is over. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendCodeV1: {
        readonly parameters: {
            readonly query?: {
                /** @description M: the code goes to the mobile number `d`. */
                readonly t?: "M";
                /** @description The customer's own mobile number. */
                readonly d?: string;
            };
            readonly header: {
                /** @description The code session's id; without it a sign-in starts. */
                readonly id?: string;
                /** @description The destination: E, the email; M, the mobile number. */
                readonly type: "E" | "M";
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A code was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeSentV1"];
                };
            };
            /** @description Unknown code session, or no destination. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is registered with this identifier. */
            readonly 406: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly checkCodeV1: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The code session's id. */
                readonly id: string;
                /** @description Its key, from the reply that sent the code. */
                readonly key: string;
                /** @description The nonce, `t` of the reply that sent the code. */
                readonly m: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckCodeRequest"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckCodeReply"];
                };
            };
            /** @description The code is wrong, used or expired. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked, or this code took five wrong tries and a new one is needed. */
            readonly 405: {
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
    readonly sendCodeV4: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendCodeV4Request"];
            };
        };
        readonly responses: {
            /** @description A code was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeSentV4"];
                };
            };
            /** @description Unknown code session, or no destination. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly verifyCodeV4: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifyCodeV4Request"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifyCodeV4Reply"];
                };
            };
            /** @description The code is wrong, used or expired. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked, or this code took five wrong tries and a new one is needed. */
            readonly 405: {
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
    readonly requestPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        readonly responses: {
            /** @description If the account exists, a mail was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasswordResetReply"];
                };
            };
            /** @description No account has this email. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendInquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CallBackRequest"];
            };
        };
        readonly responses: {
            /** @description It is taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallBackReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
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
    readonly verifyReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifyResetRequest"];
            };
        };
        readonly responses: {
            /** @description It is the customer's. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifyResetReply"];
                };
            };
            /** @description It is not the customer's, or the link no longer works. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description Too many wrong tries. */
            readonly 405: {
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
    readonly setPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetPasswordRequest"];
            };
        };
        readonly responses: {
            /** @description The password is the new one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetPasswordReply"];
                };
            };
            /** @description The password is refused, or the link has expired. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
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
    readonly beginSocialSignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BeginSocialSignInRequest"];
            };
        };
        readonly responses: {
            /** @description The sign-in is open. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SocialSignInSession"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly signInBySocialAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The sign-in's id, which is never in an address. */
                readonly id: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SocialSignInRequest"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifyCodeV4Reply"];
                };
            };
            /** @description The code or the state is invalid: invented, of another sign-in, used before, or too old. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is registered with the email of that account. */
            readonly 406: {
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
    readonly redeemTokenCode: {
        readonly parameters: {
            readonly query: {
                /** @description The code. */
                readonly c: string;
            };
            readonly header?: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. Without a key, no reply is repeated. */
                readonly "idempotency-key"?: string;
                /** @description The application's key at this back end; one of the headers of the client's document (`backEnd.headers`). The name is ours. */
                readonly "x-api-key"?: string;
                /** @description The client's country, ISO 3166; one of the headers of the client's document (`backEnd.headers`). The name is ours. */
                readonly "x-country-code"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customer's id and tokens. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenReply"];
                };
            };
            /** @description The code is unknown, older than a minute, used, or replaced by a newer one, or its sign-in has ended. */
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
    readonly requestTokenCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenCodeReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endSignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sign-in has ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EndSignInReply"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCleaningServiceDeviceList: {
        readonly parameters: {
            readonly query: {
                /** @description The agreement. */
                readonly agreementId: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The interaction line. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CleaningDeviceListReply"];
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
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScheduledAvailabilityReply"];
                };
            };
            /** @description The customer has no such cleaning. */
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description It is recorded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CleaningReply"];
                };
            };
            /** @description The customer has no such agreement, or appliances of the kind are not cleaned. */
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description It is taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubmittedCleaning"];
                };
            };
            /** @description The customer has no such cleaning, it has no appointment, or the carrier's number is invalid. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It was ordered before, it is not paid, or the key was used for another request. */
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description The customer has no such cleaning. */
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
    readonly getMakeModel: {
        readonly parameters: {
            readonly query?: {
                /** @description The make of the models. */
                readonly makeid?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The kind of device. */
                readonly category: "PHONE" | "TABLET" | "LAPTOP" | "EARPHONES" | "HEADPHONES" | "SMARTWATCHES" | "GAMECONSOLES";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MakeModelReply"];
                };
            };
            /** @description Unknown make. */
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
            /** @description The upload address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilePlace"];
                };
            };
            /** @description The agreement is not the customer's. */
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
    readonly downloadFileV2: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GivenFile"];
            };
        };
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    /** @description Its name (RFC 6266). */
                    readonly "Content-Disposition"?: string;
                    /** @description Its length in bytes. */
                    readonly "Content-Length"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/jpeg": string;
                    readonly "image/png": string;
                    readonly "image/heif": string;
                    readonly "image/heic": string;
                    readonly "image/webp": string;
                };
            };
            /** @description The customer has no such request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The request has no such file. */
            readonly 404: {
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
    readonly updateReferenceDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key adds the files once, and gets the same reply. */
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
            /** @description The device is not the customer's, or a file does not exist. */
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
                /** @description Names the request: a repeat under the same key is recorded once, and gets the same reply. */
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
            /** @description It is under review. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentUpdate"];
                };
            };
            /** @description The device is not the customer's, or the number is invalid. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description An update of the device is under review, or the key was used for another request. */
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
    readonly answerHold: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The hold. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HoldAnswer"];
            };
        };
        readonly responses: {
            /** @description It is taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoldAnswered"];
                };
            };
            /** @description The customer has no such hold, or the answer lacks what was asked for. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description Nothing is asked, or the key was used for another request. */
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
    readonly updateHoldDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HoldDocuments"];
            };
        };
        readonly responses: {
            /** @description It is taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoldDocumentsKept"];
                };
            };
            /** @description The customer has no such hold, or a file does not exist. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description Nothing is asked, or the key was used for another request. */
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
    readonly updateStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Confirmation"];
            };
        };
        readonly responses: {
            /** @description It is closed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Confirmed"];
                };
            };
            /** @description The customer has no such request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description Nothing waits for a confirmation, or the key was used for another request. */
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
    readonly enrol: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description The enrolment is accepted. */
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
            /** @description Its state. */
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
                /** @description The city of the districts. */
                readonly city?: string;
                /** @description The postal code whose city is wanted; without effect beside `city`. */
                readonly zipcode?: string;
                /** @description The language of the names. */
                readonly languagecode?: string;
                /** @description The client's code. */
                readonly clientid?: string;
                /** @description The request for which it is asked. */
                readonly servicerequestid?: string;
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description The agreement or the device is not the customer's, or the serial number is invalid or already registered. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description An update of the device is under review, or the key was used for another request. */
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
    readonly generateParcelLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the label: a repeat under the same key gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ParcelLabelRequest"];
            };
        };
        readonly responses: {
            /** @description The label. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelLabelReply"];
                };
            };
            /** @description The customer has no such request, or its device is not fetched. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The device has been fetched or the request is over, or the key was used for another request. */
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
    readonly getParcelLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The label's id, from `generateParcelLabel`. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    /** @description Its name (RFC 6266). */
                    readonly "Content-Disposition"?: string;
                    /** @description Its length in bytes. */
                    readonly "Content-Length"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The customer has no such label. */
            readonly 404: {
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
    readonly createPaymentToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentTokenRequest"];
            };
        };
        readonly responses: {
            /** @description The payment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentToken"];
                };
            };
            /** @description The customer has no such order. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description Nothing is to be paid: the order was submitted or paid before, or costs nothing. */
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
    readonly createTrade: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TradeRequest"];
            };
        };
        readonly responses: {
            /** @description The payment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentToken"];
                };
            };
            /** @description The customer has no such order. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description Nothing is to be paid: the order was submitted or paid before, or costs nothing. */
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
    readonly createEcPayPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PageRequest"];
            };
        };
        readonly responses: {
            /** @description The payment waits for the customer at the page, or is over. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The customer has no such order or payment. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The order was paid before, another payment of it waits, or it has another price than when the payment began. */
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
    readonly chargeOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the charge: a repeat under the same key is made once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The order. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChargeRequest"];
            };
        };
        readonly responses: {
            /** @description It is captured, or waits for the customer or the bank. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The customer has no such order or payment, or the gateway no such card. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The card is declined. The code says why. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The order was paid before, another payment of it waits, it has another price than when the payment began, or the key was used for another request. */
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
    readonly chargeBraintreeOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the charge: a repeat under the same key is made once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The order. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BraintreeChargeRequest"];
            };
        };
        readonly responses: {
            /** @description It is captured, or waits for the customer or the bank. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The customer has no such order or payment, or the gateway no such card. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The card is declined. The code says why. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The order was paid before, another payment of it waits, it has another price than when the payment began, or the key was used for another request. */
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
    readonly processPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order. */
                readonly a: string;
                /** @description The payment. */
                readonly b: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProcessPaymentRequest"];
            };
        };
        readonly responses: {
            /** @description The payment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description The customer has no such order or payment. */
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
    readonly getSecurityToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecurityTokenRequest"];
            };
        };
        readonly responses: {
            /** @description The gateway's token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityTokenReply"];
                };
            };
            /** @description The customer has no such plan. */
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
    readonly savePaymentMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is made once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveCardRequest"];
            };
        };
        readonly responses: {
            /** @description The card. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardState"];
                };
            };
            /** @description The plan or the token is not known. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The card is declined. The code says why. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
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
    readonly deletePaymentMethod: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RemoveCardRequest"];
            };
        };
        readonly responses: {
            /** @description It is forgotten. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardRemoved"];
                };
            };
            /** @description The plan or the card is not known. */
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
    readonly getPaymentDetails: {
        readonly parameters: {
            readonly query: {
                /** @description When it is asked, so that no cache answers. */
                readonly timestamp: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The plan. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What it costs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            /** @description The customer has no such plan. */
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
    readonly collectPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is made once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CollectRequest"];
            };
        };
        readonly responses: {
            /** @description The payment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description The plan, the bill or the card is not known. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The card is declined. The code says why. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is paid, another payment of it waits for the bank, or the key was used for another request. */
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
    readonly payEnrFee: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is made once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TermPaymentRequest"];
            };
        };
        readonly responses: {
            /** @description The payment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TermPaymentReply"];
                };
            };
            /** @description The plan does not renew, or the card is not known. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The card is declined. The code says why. */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is paid, another payment of it waits for the bank, the quote has expired, or the key was used for another request. */
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
            /** @description The customer has no such plan, or it has ended. */
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
                /** @description Names the choice: a repeat under the same key is stored once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The agreement. */
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
            /** @description It is stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RenewalDetailsReply"];
                };
            };
            /** @description The customer has no such plan, or it has ended. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The quote has expired, the next term is paid or about to be, or the key was used for another request. */
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
    readonly getRepairSchedule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RepairScheduleRequest"];
            };
        };
        readonly responses: {
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RepairScheduleReply"];
                };
            };
            /** @description The customer has no such request. */
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
    readonly getServiceFees: {
        readonly parameters: {
            readonly query: {
                /** @description The agreement. */
                readonly agreementId: string;
                /** @description The device. */
                readonly assetId: string;
                /** @description A line for each incident. */
                readonly multiplefees: "true";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The available ones. */
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description It is taken. */
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description It is taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerCaseReply"];
                };
            };
            /** @description The customer has no such request, the request names what does not belong to it, the day cannot be, or a file has not arrived. */
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
    readonly checkFindMyPhone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FindMyPhoneCheck"];
            };
        };
        readonly responses: {
            /** @description The lock is on or off. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FindMyPhoneReply"];
                };
            };
            /** @description The customer's agreement has no such enrolled device. */
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
    readonly getReplacements: {
        readonly parameters: {
            readonly query: {
                /** @description The request. */
                readonly servicerequestid: string;
                /** @description Whether other models are listed too. */
                readonly IncludeAllReplacementCategory?: "true" | "false";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The models, the device's own first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReplacementsReply"];
                };
            };
            /** @description The customer has no such request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The request was ordered before, and waits for no device. */
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
    readonly getReplacementMatrix: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReplacementMatrixRequest"];
            };
        };
        readonly responses: {
            /** @description The devices. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReplacementMatrixReply"];
                };
            };
            /** @description The customer has no such request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The request was ordered before, and waits for no device. */
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
                /** @description The request. */
                readonly servicerequestid: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FulfillmentOptionsReply"];
                };
            };
            /** @description The customer has no such request. */
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
                /** @description The request. */
                readonly servicerequestid: string;
            };
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description It is taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FulfillmentChosen"];
                };
            };
            /** @description The customer has no such request. */
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
                /** @description The request. */
                readonly servicerequestid: string;
                /** @description The incident, by its name on the wire. */
                readonly incidenttype: string;
                /** @description The customer's position, in degrees north: the nearest centre comes first. */
                readonly latitude?: number;
                /** @description The customer's position, in degrees east. */
                readonly longitude?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AspStoreListReply"];
                };
            };
            /** @description The customer has no such request. */
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
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingMethodsV2Reply"];
                };
            };
            /** @description The customer has no such request. */
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
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingMethodsReply"];
                };
            };
            /** @description The customer has no such request. */
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
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentSlotsReply"];
                };
            };
            /** @description The customer has no such request. */
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
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
            /** @description It is taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceOrderReply"];
                };
            };
            /** @description The customer has no such request, the delivery has no address or no slot, the device cannot be sent, or the declaration is not as it has to be, the courier does not fetch at the address, or the repairer fetches the device. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The window is taken, the device to send is out of stock, the lock of the device is on, the request was ordered before, the order that it replaces is paid or its bank decides, or the key was used for another request. */
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The order. */
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
            /** @description It is taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubmittedOrder"];
                };
            };
            /** @description The customer has no such order. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It was ordered before, is not paid as the request says, is paid in another way, its bank decides, or the key was used for another request. */
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
    readonly updateShippingOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The order. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingOrderUpdate"];
            };
        };
        readonly responses: {
            /** @description It is moved, or changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceOrderReply"];
                };
            };
            /** @description The customer has no such order, it has no time, the courier does not fetch at the address, or the device cannot be sent. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The window is taken, or costs more than was paid, it is too late, the order is not paid as the request says, it is paid and only to be sent, a bank decides about a payment, what is asked changes only before the order is submitted, the device is out of stock or no longer waited for, or the key was used for another request. */
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
    readonly processOveragePayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is made once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OverageRequest"];
            };
        };
        readonly responses: {
            /** @description The bill: open, or paid. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceOrderReply"];
                };
            };
            /** @description The customer has no such order, or it was not submitted. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The time is taken, or costs nothing more, it is too late, a bank decides about a payment, the bill is not paid, or the key was used for another request. */
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
    readonly getShippingMethodsV3: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingMethodsV3Request"];
            };
        };
        readonly responses: {
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingMethodsReply"];
                };
            };
            /** @description The customer has no such request. */
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
    readonly getAspStoreListV1: {
        readonly parameters: {
            readonly query: {
                /** @description The request. */
                readonly servicerequestid: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The agreement. */
                readonly agreementId: string;
                /** @description The incident, by its name on the wire. */
                readonly incidentType: string;
                /** @description The postal code near which a centre is wanted. */
                readonly postalCode: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AspStoreListReply"];
                };
            };
            /** @description The customer has no such request. */
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
    readonly updateDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeliveryUpdate"];
            };
        };
        readonly responses: {
            /** @description It is stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeliveryUpdated"];
                };
            };
            /** @description The customer has no such order at that time. */
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
    readonly listCustomerCases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The available ones. */
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
                /** @description The agreement; absent if an address leads straight to the request. */
                readonly agreementId?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The request. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The available ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestDetailsReply"];
                };
            };
            /** @description The customer has no such request. */
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The request. */
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
            /** @description The customer has no such request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It is too late, it was cancelled before, its order is paid and was not sent, a bank decides about a payment, or the key was used for another request. */
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
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The request. */
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
            /** @description The customer has no such request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It is too late, it was cancelled before, a bank decides about a payment for another time, or the key was used for another request. */
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
                /** @description Names the rating: a repeat under the same key is stored once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The request. */
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
            /** @description It is stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RatedRequest"];
                };
            };
            /** @description The customer has no such request. */
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
    readonly createRepairRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RepairRequestCreation"];
            };
        };
        readonly responses: {
            /** @description It is taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RepairRequestUpdated"];
                };
            };
            /** @description The customer has no such request, the request is not a repair, or its device cannot be fetched. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The repairer does not fetch then, the request was ordered before, the order that it replaces is paid or its bank decides, or the key was used for another request. */
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
    readonly updateRepairRequest: {
        readonly parameters: {
            readonly query: {
                /** @description The agreement. */
                readonly agreementid: string;
            };
            readonly header: {
                /** @description Names the request: a repeat under the same key is executed once, and gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RepairRequestUpdate"];
            };
        };
        readonly responses: {
            /** @description It is decided, or planned, so. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RepairRequestUpdated"];
                };
            };
            /** @description The customer has no such request, or does not say how the repair is paid. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The time is over, it was decided otherwise, it is not paid, it is paid and cannot be declined, the repairer does not fetch then, the hand-over has begun, or the key was used for another request. */
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
            /** @description The agreements; may be empty. */
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
            /** @description The agreements; may be empty. */
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
                /** @description The client's country, ISO 3166; one of the headers of the client's document (`backEnd.headers`). The name is ours. */
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
            /** @description The data are not the signed-in customer's. */
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
    readonly getDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The document's id, from `listDocuments`. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    /** @description Its name (RFC 6266). */
                    readonly "Content-Disposition"?: string;
                    /** @description Its length in bytes. */
                    readonly "Content-Length"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The customer has no such document. */
            readonly 404: {
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
                /** @description The language. */
                readonly language: string;
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
                /** @description The portal of the entries. */
                readonly portalType: "device_protection" | "repair";
                /** @description The type of the entries. */
                readonly contentType: "deviceDetailPage" | "deviceModel";
                /** @description The criterion: a kind of device, or words of the title. */
                readonly query?: string;
                /** @description The depth of included entries. */
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
            /** @description One image for each model. */
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
                readonly language: string;
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
            /** @description The agreements; may be empty. */
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
    readonly parseTcatAddress: {
        readonly parameters: {
            readonly query: {
                /** @description The agreement. */
                readonly agreementId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TcatAddressRequest"];
            };
        };
        readonly responses: {
            /** @description What the courier makes of the address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TcatParseReply"];
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
    readonly addTcatAddress: {
        readonly parameters: {
            readonly query: {
                /** @description The agreement. */
                readonly agreementId: string;
            };
            readonly header: {
                /** @description Names the change: a repeat under the same key gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TcatAddressRequest"];
            };
        };
        readonly responses: {
            /** @description The addresses that are kept now, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TcatBookReply"];
                };
            };
            /** @description The customer has no such agreement, or the courier does not fetch there. */
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
    readonly deleteTcatAddress: {
        readonly parameters: {
            readonly query: {
                /** @description The agreement. */
                readonly agreementId: string;
            };
            readonly header: {
                /** @description Names the change: a repeat under the same key gets the same reply. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TcatDeletion"];
            };
        };
        readonly responses: {
            /** @description The addresses that are kept now, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TcatBookReply"];
                };
            };
            /** @description The customer has no such agreement, or no such address in its book. */
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
}
