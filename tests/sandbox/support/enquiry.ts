/** A visitor's contact form, without a description. */
export const enquiry = {
  Partner: "retailer",
  InquiryChannel: "DP_CONTACTUS",
  Source: "WEB",
  version: "2.27.19",
  TradeDetails: {
    customer_name: "Ida Berg",
    email: "ida@harbour.test",
    contact_number: "0412345678",
    inquiry_type: "Login Issue",
  },
};
