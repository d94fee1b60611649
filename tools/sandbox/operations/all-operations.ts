import { acceptTerms } from "./accept-terms.ts";
import { getProfile, getRegionalProfile, listDevices } from "./account.ts";
import { doGetAddressQas, getCityState, getCityStateByZip, standardizeAddress } from "./addresses.ts";
import { collectPayment, getPaymentDetails } from "./bills.ts";
import { cancelCleaningService, cancelServiceRequest, cancelServiceRequestV2 } from "./cancel-request.ts";
import { checkCodeV1, verifyCodeV4 } from "./check-code.ts";
import { loginV4 } from "./choose-number.ts";
import { getClaimDetails } from "./claim-details.ts";
import {
  getCleaningServiceDeviceList,
  getScheduledAvailability,
  submitCleaningService,
  updateCleaningServiceDetails,
} from "./cleaning.ts";
import { listContactPoints } from "./contact-points.ts";
import { getThemeConfiguration, listArticles, listContentEntries } from "./content.ts";
import { addTcatAddress, deleteTcatAddress, parseTcatAddress } from "./courier-addresses.ts";
import { createAccount } from "./create-account.ts";
import { createInquiry } from "./create-inquiry.ts";
import { listCustomerCases } from "./customer-cases.ts";
import { getMakeModel, updateImeiInquiry, updateReferenceDocument } from "./device-changes.ts";
import { downloadFileV2 } from "./download-file.ts";
import { getEmailByImei } from "./email-of-device.ts";
import { enrol, getAgreementDetails } from "./enrolment.ts";
import { findAgreement, findAgreementV2, rawFindAgreement } from "./find-agreement.ts";
import { checkFindMyPhone } from "./find-my-phone.ts";
import {
  getAspStoreList,
  getAspStoreListV1,
  getFulfillmentOptions,
  setFulfillmentOption,
} from "./fulfilment-options.ts";
import { geocodeAddress } from "./geocode-address.ts";
import { answerHoldRequest, updateHoldDocument } from "./holds.ts";
import { deletePaymentMethod, getSecurityToken, savePaymentMethod } from "./kept-cards.ts";
import { linkDevices, listLinkedDevices } from "./linked-devices.ts";
import { listDeviceImages } from "./list-device-images.ts";
import { getCityStateByZipCode } from "./list-districts.ts";
import { getDocument, listDocuments } from "./list-documents.ts";
import { listNotifications } from "./list-notifications.ts";
import { loginV1 } from "./login.ts";
import { loginV3 } from "./look-up.ts";
import type { FileOperation, Operation } from "./operation.ts";
import { findOrder, recordConsents, registerOrderedDevice } from "./orders.ts";
import { processOveragePayment } from "./overages.ts";
import { generateParcelLabel, getParcelLabel } from "./parcel-labels.ts";
import {
  chargeBraintreeOrder,
  chargeOrder,
  createEcPayPayment,
  createPaymentToken,
  createTrade,
  processPayment,
} from "./payments.ts";
import { putInquiryFile } from "./put-inquiry-file.ts";
import { rateServiceRequest } from "./rate-request.ts";
import { checkRegistration, linkEmail, verifyHolder } from "./register.ts";
import { checkRegistrationCode, sendRegistrationCode } from "./registration-code.ts";
import { endSignIn, redeemTokenCode, requestTokenCode } from "./renew-tokens.ts";
import { getQuote, payEnrFee, saveRenewalDetails } from "./renewals.ts";
import { createRepairRequest, getRepairSchedule, updateRepairRequest } from "./repair-requests.ts";
import { getReplacementMatrix, getReplacements } from "./replacements.ts";
import { getServiceRequestDetails } from "./request-details.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { setPassword, verifyReset } from "./reset-password.ts";
import { sendCodeV1, sendCodeV4 } from "./send-code.ts";
import { sendInquiry } from "./send-inquiry.ts";
import { getServiceFees } from "./service-fees.ts";
import { createServiceOrder, submitServiceOrder } from "./service-orders.ts";
import { processIncident, startServiceRequest } from "./service-requests.ts";
import {
  getAppointmentSlots,
  getShippingMethods,
  getShippingMethodsV2,
  getShippingMethodsV3,
} from "./service-slots.ts";
import { getSecurityAdvisorToken, getSmartscanToken } from "./service-tokens.ts";
import { getSession, initialize } from "./session.ts";
import { beginSocialSignIn, signInBySocialAccount } from "./social-sign-in.ts";
import { updateDelivery } from "./update-delivery.ts";
import { updateDevice } from "./update-device.ts";
import { updateProfile } from "./update-profile.ts";
import { updateShippingOrder } from "./update-shipping-order.ts";
import { updateStatus } from "./update-status.ts";
import { uploadFileV3 } from "./upload-file.ts";
import { uploadInquiryFile } from "./upload-inquiry-file.ts";
import { writeLog } from "./write-log.ts";

/** Every operation that receives a file. */
export const fileOperations: readonly FileOperation[] = [putInquiryFile];

/** Every other operation that the sandbox answers. */
export const allOperations: readonly Operation[] = [
  loginV1,
  loginV3,
  loginV4,
  beginSocialSignIn,
  signInBySocialAccount,
  sendCodeV1,
  checkCodeV1,
  requestTokenCode,
  redeemTokenCode,
  endSignIn,
  sendCodeV4,
  verifyCodeV4,
  requestPasswordReset,
  verifyReset,
  setPassword,
  getEmailByImei,
  checkRegistration,
  verifyHolder,
  linkEmail,
  sendRegistrationCode,
  checkRegistrationCode,
  createAccount,
  getProfile,
  getRegionalProfile,
  acceptTerms,
  updateProfile,
  listDevices,
  listLinkedDevices,
  linkDevices,
  enrol,
  getAgreementDetails,
  updateDevice,
  getMakeModel,
  updateImeiInquiry,
  updateReferenceDocument,
  uploadFileV3,
  getCityStateByZipCode,
  getCityStateByZip,
  getCityState,
  standardizeAddress,
  doGetAddressQas,
  listContactPoints,
  parseTcatAddress,
  addTcatAddress,
  deleteTcatAddress,
  initialize,
  findAgreement,
  findAgreementV2,
  rawFindAgreement,
  getSession,
  getClaimDetails,
  listDocuments,
  getDocument,
  listNotifications,
  getSmartscanToken,
  getSecurityAdvisorToken,
  listArticles,
  getThemeConfiguration,
  listContentEntries,
  listDeviceImages,
  geocodeAddress,
  writeLog,
  uploadInquiryFile,
  createInquiry,
  sendInquiry,
  findOrder,
  registerOrderedDevice,
  recordConsents,
  getServiceFees,
  startServiceRequest,
  processIncident,
  checkFindMyPhone,
  getReplacements,
  getReplacementMatrix,
  getFulfillmentOptions,
  setFulfillmentOption,
  getAspStoreList,
  getAspStoreListV1,
  getShippingMethodsV2,
  getShippingMethodsV3,
  getShippingMethods,
  getAppointmentSlots,
  getRepairSchedule,
  createServiceOrder,
  createPaymentToken,
  createTrade,
  createEcPayPayment,
  chargeOrder,
  chargeBraintreeOrder,
  processPayment,
  processOveragePayment,
  getSecurityToken,
  savePaymentMethod,
  deletePaymentMethod,
  getPaymentDetails,
  collectPayment,
  submitServiceOrder,
  updateShippingOrder,
  createRepairRequest,
  updateRepairRequest,
  updateHoldDocument,
  answerHoldRequest,
  updateStatus,
  updateDelivery,
  listCustomerCases,
  getServiceRequestDetails,
  cancelServiceRequest,
  cancelServiceRequestV2,
  rateServiceRequest,
  generateParcelLabel,
  getParcelLabel,
  downloadFileV2,
  getQuote,
  payEnrFee,
  saveRenewalDetails,
  getCleaningServiceDeviceList,
  getScheduledAvailability,
  updateCleaningServiceDetails,
  submitCleaningService,
  cancelCleaningService,
];
